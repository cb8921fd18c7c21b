/** Words that say nothing of a vehicle. They are left out when anything else is left. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are at best buy by car cars cheap cheapest find for from good i im in is latest looking me my near nearby ' +
    'newest of on or please sale search selling show some that the to vehicle vehicles want with within'
  ).split(' '),
)
