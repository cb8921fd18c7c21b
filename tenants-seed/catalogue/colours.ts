/** The paint families of the photographs. Paint names are not trademarks. */
export type ColourFamily =
  | 'white'
  | 'silver'
  | 'grey'
  | 'black'
  | 'blue'
  | 'red'
  | 'green'
  | 'orange'
  | 'sand'

export const paintNames: Readonly<Record<ColourFamily, readonly string[]>> = {
  white: ['Alpine White', 'Chalk White', 'Pearl White', 'Cloud White'],
  silver: ['Sterling Silver', 'Moonlight Silver', 'Quicksilver'],
  grey: ['Graphite', 'Storm Grey', 'Slate Grey', 'Gunmetal'],
  black: ['Midnight Black', 'Ebony', 'Jet Black'],
  blue: ['Deep Ocean Blue', 'Horizon Blue', 'Steel Blue', 'Reef Blue'],
  red: ['Ember Red', 'Garnet', 'Signal Red'],
  green: ['Eucalypt Green', 'Forest Green', 'Sage'],
  orange: ['Sunset Orange', 'Copper', 'Amber'],
  sand: ['Desert Sand', 'Sandstone', 'Bronze'],
}

/** The percentage of Australian buyers who choose each paint. */
export const paintShares: Readonly<Record<ColourFamily, number>> = {
  white: 33,
  silver: 10,
  grey: 19,
  black: 14,
  blue: 10,
  red: 6,
  green: 3,
  orange: 2,
  sand: 3,
}

export const colourFamilies = Object.keys(paintNames) as readonly ColourFamily[]

export const interiorColours = [
  'Black Cloth',
  'Black Leather',
  'Charcoal Cloth',
  'Tan Leather',
  'Stone Leather',
] as const
