const last = new Map<number, Promise<unknown>>()

/**
 * Does one thing at a time for each person. Those that wait for a lock hold a connection each, of few: within this process, they wait
 * here instead.
 */
export async function inTurn<T>(person: number, work: () => Promise<T>): Promise<T> {
  const begin = () => work()
  const mine = (last.get(person) ?? Promise.resolve()).then(begin, begin)
  last.set(person, mine)
  try {
    return await mine
  } finally {
    if (last.get(person) === mine) last.delete(person)
  }
}
