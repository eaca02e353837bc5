// The icons that the page shows, as one sprite per group in src/generated, and a table of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { rounded } from './paths.mjs'

const require = createRequire(import.meta.url)
const here = (path) => new URL(`../${path}`, import.meta.url)

const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
const groups = JSON.parse(readFileSync(here('src/icons/icons.json'), 'utf8'))
const drawn = new Map(
    [
        ...readFileSync(here('src/icons/own.svg'), 'utf8').matchAll(
            /<symbol id="([^"]+)"[^]*?<\/symbol>/g,
        ),
    ].map(([symbol, name]) => [name, symbol.replaceAll(/\s*\n\s*/g, ' ')]),
)

function fromSet(name, source) {
    const icon = set.icons[source] ?? set.icons[set.aliases?.[source]?.parent]
    if (!icon) throw new Error(`src/icons/icons.json: ${name}: the set has no icon '${source}'`)
    // The colour is that of the text around, so it need not be said on every path.
    const body = icon.body
        .replaceAll(' fill="currentColor"', '')
        .replaceAll(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`
}

function ownSymbol(name) {
    const symbol = drawn.get(name)
    if (!symbol) throw new Error(`src/icons/icons.json: src/icons/own.svg has no symbol '${name}'`)
    return symbol
}

mkdirSync(here('src/generated'), { recursive: true })
const places = new Map()
for (const [group, { names, aliases, own }] of Object.entries(groups)) {
    const symbols = [
        ...names.map((name) => [name, fromSet(name, name)]),
        ...Object.entries(aliases).map(([name, source]) => [name, fromSet(name, source)]),
        ...own.map((name) => [name, ownSymbol(name)]),
    ]
    for (const [name] of symbols) {
        if (places.has(name)) throw new Error(`src/icons/icons.json: '${name}' stands there twice`)
        places.set(name, group)
    }
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.map(([, text]) => text).join('\n')}\n</svg>\n`
    writeFileSync(here(`src/generated/${group}.svg`), sprite)
}

const imports = Object.keys(groups).map((group) => `import ${group} from './${group}.svg?url'`)
const rows = [...places].sort().map(([name, group]) => `  '${name}': ${group},`)
writeFileSync(
    here('src/generated/icons.ts'),
    `${imports.join('\n')}\n\n/** Which sprite holds an icon. */\nexport const sprites: Record<string, string> = {\n${rows.join('\n')}\n}\n`,
)
