import { lazy } from 'react'
import { useHydrated } from '@/ui/island/use-hydrated'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'

/** Only trade-in forms load them. */
const RegoLookup = lazy(() => import('./RegoLookup'))
const OwnVehicleHelp = lazy(() => import('./OwnVehicleHelp'))

const withoutIt = () => {} // the shopper enters the vehicle

interface LookupProps {
  rego: string
  state: string
  /** Fills a field of the form. */
  fill: (field: string, value: string) => void
}

/** The button that looks a rego up. Without JavaScript there is none. */
export function RegoLookupButton(props: LookupProps) {
  const isHydrated = useHydrated()
  return (
    <div className="min-h-11 noscript:hidden">
      {isHydrated && (
        <LazyBoundary onFailure={withoutIt}>
          <RegoLookup {...props} />
        </LazyBoundary>
      )}
    </div>
  )
}

interface HelpProps {
  /** Prefix of the form's element ids. */
  id: string
  answerTo: (field: string) => string
}

/** Suggestions and the warning of TRADE-06. Nothing without JavaScript. */
export function VehicleHelp(props: HelpProps) {
  const isHydrated = useHydrated()
  return (
    isHydrated && (
      <LazyBoundary onFailure={withoutIt}>
        <OwnVehicleHelp {...props} />
      </LazyBoundary>
    )
  )
}
