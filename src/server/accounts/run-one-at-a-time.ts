const last = new Map<number, Promise<unknown>>()

/**
 * Runs one task at a time for each person. Tasks that wait for a database lock each hold one of few connections, so tasks of the same
 * process wait here instead.
 */
export async function runOneAtATime<T>(person: number, work: () => Promise<T>): Promise<T> {
  const begin = () => work()
  const mine = (last.get(person) ?? Promise.resolve()).then(begin, begin)
  last.set(person, mine)
  try {
    return await mine
  } finally {
    if (last.get(person) === mine) last.delete(person)
  }
}
