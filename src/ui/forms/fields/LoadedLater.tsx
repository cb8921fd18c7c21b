import type { ReactNode } from 'react'
import { useHydrated } from '@/ui/island/use-hydrated'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'

const warn = () => console.warn('A part of the form could not be loaded.')

/**
 * A lazy part that the server does not render: only some forms need it, and only with JavaScript. If its file does not load, the
 * form works without it.
 */
export function LoadedLater({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return isHydrated ? <LazyBoundary onFailure={warn}>{children}</LazyBoundary> : null
}
