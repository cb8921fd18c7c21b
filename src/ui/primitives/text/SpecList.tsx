export interface Spec {
  readonly label: string
  readonly value: string
}

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
