/** Whose work the page shows, for the page that says so. */

/** Who drew the icons of game-icons.net that are used here. */
export const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'Sbed',
  'Skoll',
  'Caro Asercion',
  'Cathelineau',
  'Guard13007',
  'John Colburn',
] as const

export const FONTS = [
  { family: 'Alumni Sans', file: 'alumni-sans.txt' },
  { family: 'Fira Sans Condensed', file: 'fira-sans-condensed.txt' },
  { family: 'Stardos Stencil', file: 'stardos-stencil.txt' },
] as const
