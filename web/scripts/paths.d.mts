/** A path of SVG in whole numbers. */
export function rounded(path: string): string
