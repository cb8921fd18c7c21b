/** Words that do not describe a vehicle. They are dropped unless nothing else is left. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are at best budget buy by car cars cost costs find for from good i im in is latest looking me my ' +
    'near nearby newest of on or please price priced prices sale search selling show some that the to vehicle vehicles want ' +
    'wants with within'
  ).split(' '),
)

/** Words that ask for all stock. A single one matches everything and is never treated as the start of a longer word. */
export const wholeStockWords: ReadonlySet<string> = new Set(['car', 'cars', 'vehicle', 'vehicles'])
