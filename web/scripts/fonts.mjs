// The page's fonts, cut down to the letters of its languages, in src/generated/fonts.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const here = (path) => new URL(`../${path}`, import.meta.url)

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))
const SIGNS = '\u00a0«»„“”‘’‚–—…·×÷±°©→←↔↑↓−≥≤•№'
// Names of players may be French or German too; these letters are in the first file anyway.
const WESTERN = 'ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäçèéêëíîïñóôöùúûü'
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻżÓó'
const CYRILLIC = String.fromCharCode(
    ...Array.from({ length: 0x450 - 0x410 }, (_, i) => 0x410 + i),
    ...[0x401, 0x451, 0x404, 0x454, 0x406, 0x456, 0x407, 0x457, 0x490, 0x491, 0x40e, 0x45e],
)

const RANGES = {
    latin: 'U+0-FF,U+2000-206F,U+2190-21FF,U+2212,U+2260-2265',
    'latin-ext': 'U+100-2BA',
    cyrillic: 'U+400-4FF,U+2116',
}
const LETTERS = { latin: ASCII + WESTERN + SIGNS, 'latin-ext': POLISH, cyrillic: CYRILLIC + '№' }
// Small capitals, fractions and the like are not used, and each has letters of its own.
const FEATURES = ['ccmp', 'kern', 'locl', 'tnum']
const ALL = ['latin', 'latin-ext', 'cyrillic']
const FONTS = [
    { name: 'alumni-sans', family: 'Alumni Sans', weights: [700, 800], scripts: ALL },
    {
        name: 'fira-sans-condensed',
        family: 'Fira Sans Condensed',
        weights: [500, 600],
        scripts: ALL,
    },
    // The stencil is for numerals, S P E C I A L and the name of the game only.
    { name: 'stardos-stencil', family: 'Stardos Stencil', weights: [700], scripts: ['latin'] },
]

mkdirSync(here('src/generated/fonts'), { recursive: true })
mkdirSync(here('public/licences'), { recursive: true })
const faces = []
for (const { name, family, weights, scripts } of FONTS) {
    const folder = dirname(require.resolve(`@fontsource/${name}/package.json`))
    copyFileSync(join(folder, 'LICENSE'), here(`public/licences/${name}.txt`))
    for (const weight of weights) {
        for (const script of scripts) {
            const source = readFileSync(
                join(folder, 'files', `${name}-${script}-${weight}-normal.woff2`),
            )
            const letters = family === 'Stardos Stencil' ? ASCII : LETTERS[script]
            const file = `${name}-${script}-${weight}.woff2`
            const font = await subset(source, letters, {
                targetFormat: 'woff2',
                keepFeatures: FEATURES,
            })
            writeFileSync(here(`src/generated/fonts/${file}`), font)
            faces.push(
                `@font-face {\n  font-family: '${family}';\n  font-weight: ${weight};\n  font-display: swap;\n` +
                    `  src: url('./fonts/${file}') format('woff2');\n  unicode-range: ${RANGES[script]};\n}\n`,
            )
        }
    }
}
writeFileSync(here('src/generated/fonts.css'), faces.join('\n'))
