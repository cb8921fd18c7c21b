/** Words in paint names and the colours they suggest. The last matching word of a name decides. */
const paints: readonly (readonly [words: RegExp, colour: string])[] = [
  [/white|alpine|chalk|ivory|pearl|snow|frost|polar/, '#f7f7f4'],
  [/cream|beige|sand|champagne|desert/, '#d9cbaa'],
  [/gold|bronze|copper|mustard/, '#a8803c'],
  [/brown|mocha|chestnut|cocoa/, '#5b4030'],
  [/silver|platinum|aluminium|quicksilver/, '#c3c8cc'],
  [/gr[ea]y|graphite|gunmetal|charcoal|slate|titanium|steel|storm|cement|lunar/, '#63696e'],
  [/black|ebony|jet|onyx|obsidian|midnight/, '#16181a'],
  [/yellow|lemon|saffron/, '#f0c419'],
  [/orange|tangerine|sunset|lava/, '#e26a1b'],
  [/pink|rose|magenta/, '#d56f92'],
  [/purple|violet|plum|aubergine/, '#62407f'],
  [/red|crimson|scarlet|ruby|burgundy|maroon|cherry/, '#a81c24'],
  [/green|eucalypt|olive|forest|khaki|sage|emerald/, '#41614a'],
  [/teal|turquoise|aqua/, '#1d8288'],
  [/blue|navy|ocean|azure|cobalt|indigo|sapphire/, '#22519b'],
]

/** The CSS colour that a paint's name suggests: white for `Glacier White`, blue for `Deep Ocean Blue`. Null for other names. */
export function colourSwatch(name: string): string | null {
  const words = name.toLowerCase().split(/[^a-z]+/)
  const known = words.flatMap((word) => paints.find(([pattern]) => pattern.test(word))?.[1] ?? [])
  return known.at(-1) ?? null
}
