import { useSyncExternalStore } from 'react'
import type { Store } from './create-store'

/**
 * Creates a value that all islands of a page share while the page is open. The server renders the initial
 * value.
 */
export function createMemoryStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = first

  const read = () => value

  function write(next: Value): boolean {
    value = next
    for (const listener of [...listeners]) listener()
    return true
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { read, write, useValue: () => useSyncExternalStore(subscribe, read, () => first) }
}
