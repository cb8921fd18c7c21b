import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '@/ui/island/use-hydrated'

/** A lazy part that the server does not render: only some forms need it, and only with JavaScript. */
export function LoadedLater({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return isHydrated ? <Suspense fallback={null}>{children}</Suspense> : null
}
