import { createMemoryStore } from './create-memory-store'

const store = createMemoryStore<ReadonlySet<string>>(new Set())

export const useIsRevealed = (number: string): boolean => store.useValue().has(number)

/** Reveals a masked number everywhere on the page. Returns false if it is already visible. */
export function revealNumber(number: string): boolean {
  if (store.read().has(number)) return false
  return store.write(new Set([...store.read(), number]))
}
