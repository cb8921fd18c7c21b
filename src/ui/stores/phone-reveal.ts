import { createMemoryStore } from './create-memory-store'

/** The numbers that a shopper asked for on this page. */
const store = createMemoryStore<ReadonlySet<string>>(new Set())

export const useIsRevealed = (number: string): boolean => store.useValue().has(number)

/** Shows a masked number everywhere on the page. Returns false when it is shown already. */
export function revealNumber(number: string): boolean {
  if (store.read().has(number)) return false
  return store.write(new Set([...store.read(), number]))
}
