'use client'

import { Button } from '@payloadcms/ui'
import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { Problem } from '../../admin-parts/Problem'
import { useLeadAction } from './use-lead'

interface Props {
  readonly lead: LeadDetail
  readonly mayWork: boolean
}

export function SpamNotice({ lead, mayWork }: Props) {
  const { mutate, isPending, error } = useLeadAction(lead.id)
  const reasons = lead.spamReasons.join(' ')
  return (
    <div className="tw:flex tw:flex-wrap tw:items-center tw:justify-between tw:gap-x-4 tw:gap-y-2 tw:rounded-box tw:bg-(--theme-warning-50) tw:px-4 tw:py-3">
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
      {error && <Problem>{error.message}</Problem>}
    </div>
  )
}
