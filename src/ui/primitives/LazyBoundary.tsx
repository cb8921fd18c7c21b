import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

interface Props {
  children: ReactNode
  onFailure: () => void
  /** Shown until the file has loaded. Default: nothing. */
  fallback?: ReactNode
}

/** Shows a lazy component once its file has loaded. A failure does not affect its surroundings. */
export function LazyBoundary({ children, onFailure, fallback = null }: Props) {
  return (
    <ErrorBoundary onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
