'use client'

import { Button } from '@payloadcms/ui'
import { deliveryMethodLabels } from '@/domain/leads/delivery/delivery'
import type { LeadView, ShownDelivery } from '@/domain/leads/inbox/lead-detail'
import { PlainList, RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { formatMoment } from '../inbox/format-moment'
import { useLeadAction } from './use-lead'

function stateText({ state, deliveredAt, nextAttemptAt }: ShownDelivery, timeZone: string): string {
  if (state === 'delivered')
    return deliveredAt ? `Delivered ${formatMoment(deliveredAt, timeZone)}` : 'Delivered'
  if (state === 'undelivered') return 'Not delivered'
  if (state === 'cancelled') return 'Cancelled'
  return nextAttemptAt ? `Waiting, next attempt ${formatMoment(nextAttemptAt, timeZone)}` : 'Waiting'
}

/** Where the lead went: each receiver, with every attempt and its answer. */
export function Deliveries({ view }: { readonly view: LeadView }) {
  const { lead, deliveries, mayWork } = view
  const { mutate, isPending, error } = useLeadAction(lead.id)
  const resend = (id: string) => mutate({ path: `/deliveries/${id}/resend`, method: 'POST' })
  return (
    <Panel title="Deliveries">
      {deliveries.length === 0 && (
        <p className="tw:text-small tw:text-muted">Delivered to nobody: no delivery rule matched.</p>
      )}
      <RuledList>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery delivery={delivery} timeZone={lead.timeZone} />
            {mayWork && delivery.state !== 'pending' && (
              <Button
                type="button"
                buttonStyle="secondary"
                size="medium"
                margin={false}
                disabled={isPending}
                aria-label={`Resend to ${delivery.target}`}
                onClick={() => resend(delivery.id)}
              >
                Resend
              </Button>
            )}
          </li>
        ))}
      </RuledList>
      {error && <Problem>{error.message}</Problem>}
    </Panel>
  )
}

function Delivery({ delivery, timeZone }: { readonly delivery: ShownDelivery; readonly timeZone: string }) {
  const { method, target, rule, reason, log, state } = delivery
  return (
    <>
      <p>
        <strong className={state === 'undelivered' ? 'tw:text-bad' : undefined}>
          {stateText(delivery, timeZone)}
        </strong>{' '}
        · {target}
      </p>
      <p className="tw:text-small tw:text-muted">
        {[deliveryMethodLabels[method], rule].filter(Boolean).join(' · ')}
      </p>
      {reason && <p className="tw:text-bad">{reason}</p>}
      {log.length > 0 && (
        <details>
          <summary>{log.length === 1 ? '1 attempt' : `${log.length} attempts`}</summary>
          <PlainList as="ol">
            {log.map(({ at, ok, answer }) => (
              <li key={at}>
                {formatMoment(at, timeZone)}: {ok ? 'delivered' : 'failed'}
                {answer && `, ${answer}`}
              </li>
            ))}
          </PlainList>
        </details>
      )}
    </>
  )
}
