// Packs the built page for browsers: beside each file that gets smaller, the same as .gz and .br.
//
//   node scripts/pack.mjs [folder]     the folder to which the page is built, unless named
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder =
    process.argv[2] ?? fileURLToPath(new URL('../../src/overseer/server/page', import.meta.url))
const PACKED = /\.(br|gz)$/
const LEAST = 256 // bytes; less fits into one packet anyway
const WORTH = 0.9 // of the size: fonts are packed already

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || PACKED.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    if (plain.length < LEAST) continue
    const packed = {
        '.gz': gzipSync(plain, { level: 9 }),
        '.br': brotliCompressSync(plain, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        }),
    }
    for (const [ending, bytes] of Object.entries(packed)) {
        if (bytes.length < plain.length * WORTH) writeFileSync(path + ending, bytes)
    }
}
