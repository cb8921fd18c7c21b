/** Words that say nothing of a vehicle. They are left out when anything else is left. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are at best budget buy by car cars cost costs find for from good i im in is latest looking me my ' +
    'near nearby newest of on or please price priced prices sale search selling show some that the to vehicle vehicles want ' +
    'wants with within'
  ).split(' '),
)

/** Those that name all there is: by themselves they ask for everything, and are the beginning of no longer word. */
export const wholeStockWords: ReadonlySet<string> = new Set(['car', 'cars', 'vehicle', 'vehicles'])
