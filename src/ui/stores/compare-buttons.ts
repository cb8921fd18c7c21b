import { useEffect } from 'react'
import { createMemoryStore } from './create-memory-store'

/** How many compare buttons the page has. */
const store = createMemoryStore(0)

/** Counts the component that calls it among the page's compare buttons. */
export function useAsCompareButton(): void {
  useEffect(() => {
    store.write(store.read() + 1)
    return () => void store.write(store.read() - 1)
  }, [])
}

/** Whether the page has vehicles to choose. */
export const useHasCompareButtons = (): boolean => store.useValue() > 0
