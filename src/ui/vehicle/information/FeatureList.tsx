import { Icon } from '@/ui/primitives/Icon'

/** Number of features above "show all" (VDP-29). */
const VISIBLE_FEATURES = 8

/** The vehicle's features (VDP-08). Renders nothing when the feed has none. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const all = [...new Set(features)]
  if (all.length === 0) return null
  const rest = all.slice(VISIBLE_FEATURES)
  return (
    <>
      <Features features={all.slice(0, VISIBLE_FEATURES)} />
      {rest.length > 0 && (
        <details className="group flex flex-col-reverse pt-2.5">
          <summary className="more-toggle">
            <span className="group-open:hidden">Show All</span>
            <span className="hidden group-open:inline">Hide</span>
            <Icon name="chevron" className="size-4" />
          </summary>
          <Features features={rest} />
        </details>
      )}
    </>
  )
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-positive" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
