'use client'

import { Button } from '@payloadcms/ui'
import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { useLeadAction } from './use-lead'

interface Props {
  readonly lead: LeadDetail
  readonly mayWork: boolean
}

export function SpamNotice({ lead, mayWork }: Props) {
  const { mutate, isPending, error } = useLeadAction(lead.id)
  const reasons = lead.spamReasons.join(' ')
  return (
    <div className="leads__note">
      <p>This looks like spam, so it was not delivered to anybody.{reasons && ` ${reasons}`}</p>
      {mayWork && (
        <Button
          type="button"
          size="medium"
          margin={false}
          disabled={isPending}
          onClick={() => mutate({ method: 'PATCH', body: { isSpam: false } })}
        >
          Not spam
        </Button>
      )}
      {error && (
        <p role="alert" className="leads__bad">
          {error.message}
        </p>
      )}
    </div>
  )
}
