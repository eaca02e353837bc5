/** Writes what the page knows of languages: their codes, their own names, and a chunk of words for each. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const texts = new URL('../../src/overseer/texts/', import.meta.url)
const generated = new URL('../src/generated/', import.meta.url)
const words = new URL('words/', generated)

const names = JSON.parse(readFileSync(new URL('languages.json', texts), 'utf8'))
const codes = Object.keys(names)

rmSync(words, { recursive: true, force: true })
mkdirSync(words, { recursive: true })
for (const code of codes) {
    const folder = new URL(`${code}/`, texts)
    const files = readdirSync(folder).filter((name) => /^page.*\.ftl$/.test(name))
    // What is written for translators is not sent to players.
    const sent = files.map((name) =>
        readFileSync(new URL(name, folder), 'utf8')
            .replace(/^#.*\n+/gm, '')
            .replace(/\n+/g, '\n'),
    )
    const body = `export default ${JSON.stringify(sent)}`
    writeFileSync(new URL(`${code}.ts`, words), `${body}\n`)
}
const loaders = codes.map((code) => `  ${code}: () => import('./words/${code}'),`)
writeFileSync(
    new URL('languages.ts', generated),
    [
        `export const LANGUAGES = ${JSON.stringify(codes)} as const`,
        'export type Language = (typeof LANGUAGES)[number]',
        `export const OWN_NAMES: Record<Language, string> = ${JSON.stringify(names)}`,
        'export const loaders: Record<Language, () => Promise<{ default: string[] }>> = {',
        ...loaders,
        '}',
        '',
    ].join('\n'),
)
