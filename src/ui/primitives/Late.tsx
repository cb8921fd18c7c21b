import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

interface Props {
  children: ReactNode
  /** Its file could not be loaded, or it threw. */
  onFailure: () => void
}

/** Shows a component once its file is loaded. What is around it stays when that fails. */
export function Late({ children, onFailure }: Props) {
  return (
    <ErrorBoundary onFailure={onFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
