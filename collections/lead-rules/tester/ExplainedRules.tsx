import type { ExplainedRule } from '@/domain/leads/delivery/plan-deliveries'

/** Each rule, with where it sends the lead or why it does not. */
export function ExplainedRules({ rules }: { readonly rules: readonly ExplainedRule[] }) {
  if (rules.length === 0) return <p>This website has no delivery rules.</p>
  const isDelivered = rules.some(({ deliveries }) => deliveries.length > 0)
  return (
    <>
      {!isDelivered && (
        <p className="tw:text-bad">The lead would go to nobody. It would wait in the inbox.</p>
      )}
      <ul className="tw:grid tw:list-none tw:gap-3 tw:p-0 tw:[&>li+li]:border-t tw:[&>li+li]:border-line tw:[&>li+li]:pt-3">
        {rules.map(({ ruleId, name, matches, reason, deliveries }) => (
          <li key={ruleId}>
            <p>
              <strong>{matches ? 'Delivers' : 'Does not deliver'}</strong> · {name}
            </p>
            <p className="tw:text-small tw:text-muted">
              {reason ?? deliveries.map(({ target }) => target).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
