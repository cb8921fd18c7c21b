import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

interface Props {
  children: ReactNode
  onFailure: () => void
}

/** Shows a lazy component once its file has loaded. A failure does not affect its surroundings. */
export function LazyBoundary({ children, onFailure }: Props) {
  return (
    <ErrorBoundary onFailure={onFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
