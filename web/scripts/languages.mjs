/** Writes what the page knows of languages: their codes, their own names, and their words in parts. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const texts = new URL('../../src/overseer/texts/', import.meta.url)
const generated = new URL('../src/generated/', import.meta.url)
const words = new URL('words/', generated)

const names = JSON.parse(readFileSync(new URL('languages.json', texts), 'utf8'))
const codes = Object.keys(names)

/** The part of the page that a file belongs to: `page-fallout-deals.ftl` to `fallout`, `page.ftl` to all. */
function partOf(file) {
    return /^page(?:-([a-z]+))?.*\.ftl$/.exec(file)?.[1] ?? 'page'
}

function partsOf(folder) {
    const parts = new Map()
    for (const name of readdirSync(folder).filter((each) => each.startsWith('page'))) {
        // What is written for translators is not sent to players.
        const sent = readFileSync(new URL(name, folder), 'utf8')
            .replace(/^#.*\n+/gm, '')
            .replace(/\n+/g, '\n')
        parts.set(partOf(name), (parts.get(partOf(name)) ?? '') + sent)
    }
    return parts
}

rmSync(words, { recursive: true, force: true })
const loaders = []
const known = new Set()
for (const code of codes) {
    mkdirSync(new URL(`${code}/`, words), { recursive: true })
    const rows = []
    for (const [part, sent] of partsOf(new URL(`${code}/`, texts))) {
        known.add(part)
        writeFileSync(
            new URL(`${code}/${part}.ts`, words),
            `export default ${JSON.stringify(sent)}\n`,
        )
        rows.push(`    ${part}: () => import('./words/${code}/${part}'),`)
    }
    loaders.push(`  ${code}: {`, ...rows, '  },')
}
writeFileSync(
    new URL('languages.ts', generated),
    [
        `export const LANGUAGES = ${JSON.stringify(codes)} as const`,
        'export type Language = (typeof LANGUAGES)[number]',
        `export const OWN_NAMES: Record<Language, string> = ${JSON.stringify(names)}`,
        `export const PARTS = ${JSON.stringify([...known])} as const`,
        'export type Part = (typeof PARTS)[number]',
        'export const loaders: Record<Language, Record<Part, () => Promise<{ default: string }>>> = {',
        ...loaders,
        '}',
        '',
    ].join('\n'),
)
