import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component runs in the browser: false in the server's rendering and in the first one of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
