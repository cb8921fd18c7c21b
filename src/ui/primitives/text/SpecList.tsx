export interface Spec {
  readonly label: string
  readonly value: string
}

export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="grid gap-x-10 *:flex *:min-w-0 *:justify-between *:gap-4 *:border-b *:border-line *:py-3 sm:grid-cols-2 [&_dd]:tabular [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dt]:self-start [&_dt]:text-ink-3">
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
