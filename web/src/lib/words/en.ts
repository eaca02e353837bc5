/** The interface's words in one language; a chunk of its own. */
const files = import.meta.glob<string>('../../../../src/overseer/texts/en/page*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
