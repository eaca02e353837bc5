// The protocol's types, src/lib/protocol.d.ts, made from docs/openapi.json.
//
//   node scripts/types.mjs            write them
//   node scripts/types.mjs --check    fail if they are not what would be written
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const here = (path) => new URL(`../${path}`, import.meta.url)

const source = process.env.OVERSEER_OPENAPI
    ? new URL(process.env.OVERSEER_OPENAPI, 'file:')
    : here('../docs/openapi.json')
const target = here('src/lib/protocol.d.ts')

// A field with a default may be left out of what is sent, so it is not made required here.
const tree = await openapiTS(source, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
})
const text = `// Made from docs/openapi.json: run \`npm run types\`.\n\n${astToString(tree)}`

if (!process.argv.includes('--check')) {
    writeFileSync(target, text)
} else if (readFileSync(target, 'utf8') !== text) {
    console.error(
        'web/src/lib/protocol.d.ts is not made from docs/openapi.json: run `npm run types`',
    )
    process.exit(1)
}
