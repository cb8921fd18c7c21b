interface Props {
  fees: readonly { readonly label: string; readonly dollars: number }[]
}

/** What a fixed-fee lender's figures include (FIN-34); shown, never added. */
export function FinanceFees({ fees }: Props) {
  if (fees.length === 0) return null
  return (
    <div className="finance-fees">
      <h3 className="mb-2 text-lg">Fees included</h3>
      <dl>
        {fees.map(({ label, dollars }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withCents(dollars)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Fees are told to the cent when they have any. */
function withCents(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2
  return `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
