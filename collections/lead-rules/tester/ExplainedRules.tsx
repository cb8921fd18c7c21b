import type { ExplainedRule } from '@/domain/leads/delivery/plan-deliveries'

/** Each rule, with where it sends the lead or why it does not. */
export function ExplainedRules({ rules }: { readonly rules: readonly ExplainedRule[] }) {
  if (rules.length === 0) return <p>This website has no delivery rules.</p>
  const isDelivered = rules.some(({ deliveries }) => deliveries.length > 0)
  return (
    <>
      {!isDelivered && <p className="leads__bad">The lead would go to nobody. It would wait in the inbox.</p>}
      <ul className="leads__history">
        {rules.map(({ ruleId, name, matches, reason, deliveries }) => (
          <li key={ruleId}>
            <p>
              <strong>{matches ? 'Delivers' : 'Does not deliver'}</strong> · {name}
            </p>
            <p className="leads__soft">{reason ?? deliveries.map(({ target }) => target).join(', ')}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
