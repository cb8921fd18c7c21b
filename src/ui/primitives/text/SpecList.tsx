export interface Spec {
  readonly label: string
  readonly value: string
}

/** Labels and values, in two columns where there is room. */
export function SpecList({ specs }: { specs: readonly Spec[] }) {
  return (
    <dl className="spec-list">
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
