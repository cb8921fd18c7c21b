'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { LeadDetail } from '@/domain/leads/inbox/lead-detail'
import { Field } from '../../admin-parts/Field'
import { Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { SpreadRow } from '../../admin-parts/rows'
import { useLeadAction } from './use-lead'

const subjectOf = ({ vehicleThen, form }: LeadDetail) => `Your enquiry: ${vehicleThen?.name ?? form}`

/** An email to the person. Their answer goes to the writer's mailbox. */
export function ReplyForm({ lead }: { readonly lead: LeadDetail }) {
  const id = useId()
  const [subject, setSubject] = useState(subjectOf(lead))
  const [text, setText] = useState('')
  const { mutate, isPending, isSuccess, error } = useLeadAction(lead.id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ path: '/replies', method: 'POST', body: { subject, text } }, { onSuccess: () => setText('') })
  }
  return (
    <Panel title="Reply by email">
      <form className="tw:grid tw:gap-half" onSubmit={send}>
        <Field label="Subject" type="text" maxLength={200} value={subject} onChange={setSubject} />
        <div className="own-field">
          <label htmlFor={id}>Email to {lead.email}</label>
          <textarea
            id={id}
            rows={5}
            required
            maxLength={20_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <SpreadRow>
          <Button type="submit" size="medium" margin={false} disabled={isPending || text.trim() === ''}>
            Send email
          </Button>
          <p role="status" className="tw:text-small tw:text-muted">
            {isPending ? 'Sending…' : isSuccess && 'Sent. Answers go to your own mailbox.'}
          </p>
        </SpreadRow>
        {error && <Problem>{error.message}</Problem>}
      </form>
    </Panel>
  )
}
