import type { ExplainedRule } from '@/domain/leads/delivery/plan-deliveries'
import { RuledList } from '../../admin-parts/lists'

/** Each rule, with where it sends the lead or why it does not. */
export function ExplainedRules({ rules }: { readonly rules: readonly ExplainedRule[] }) {
  if (rules.length === 0) return <p>This website has no delivery rules.</p>
  const isDelivered = rules.some(({ deliveries }) => deliveries.length > 0)
  return (
    <>
      {!isDelivered && (
        <p className="tw:text-bad">The lead would go to nobody. It would wait in the inbox.</p>
      )}
      <RuledList>
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
      </RuledList>
    </>
  )
}
