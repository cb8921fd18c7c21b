import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false on the server and in the first client render, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
