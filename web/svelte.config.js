// Svelte reads the types of TypeScript by itself, so nothing is translated before it.
export default {
  compilerOptions: { runes: true },
}
