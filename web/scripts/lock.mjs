// The lock of the page's packages, for all platforms and without any address.
//
//   node web/scripts/lock.mjs              after a change of package.json
//   node web/scripts/lock.mjs --upgrade    with the newest versions of what the packages need
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../', import.meta.url))
const lockFile = 'package-lock.json'

// Beside installed packages npm would lock only what this very platform has.
const folder = mkdtempSync(join(tmpdir(), 'overseer-lock-'))
try {
    const kept = process.argv.includes('--upgrade') ? [] : [lockFile]
    for (const file of ['package.json', '.npmrc', ...kept]) {
        copyFileSync(join(web, file), join(folder, file))
    }
    execFileSync('npm', ['install', '--package-lock-only', '--silent'], {
        cwd: folder,
        stdio: 'inherit',
    })
    const lock = JSON.parse(readFileSync(join(folder, lockFile), 'utf8'))
    for (const each of Object.values(lock.packages)) {
        delete each.funding
        delete each.resolved
    }
    writeFileSync(join(web, lockFile), `${JSON.stringify(lock, null, 2)}\n`)
} finally {
    rmSync(folder, { recursive: true })
}
