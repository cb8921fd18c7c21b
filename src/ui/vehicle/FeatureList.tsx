/** Features shown before "show all" (VDP-29). */
const FIRST = 8

/** What the vehicle has (VDP-08); nothing when the feed names nothing. */
export function FeatureList({ features }: { features: readonly string[] }) {
  const all = [...new Set(features)]
  if (all.length === 0) return null
  const rest = all.slice(FIRST)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">Features</h2>
      <Features features={all.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline">
            <span className="group-open:hidden">Show All</span>
            <span className="hidden group-open:inline">Hide</span>
          </summary>
          <Features features={rest} />
        </details>
      )}
    </section>
  )
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <span aria-hidden="true" className="text-positive">
            ✓
          </span>
          {feature}
        </li>
      ))}
    </ul>
  )
}
