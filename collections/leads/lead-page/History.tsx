'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import type { LeadNote, LeadView, NoteKind } from '@/domain/leads/inbox/lead-detail'
import { RuledList } from '../../admin-parts/lists'
import { Panel } from '../../admin-parts/Panel'
import { Problem } from '../../admin-parts/Problem'
import { SpreadRow } from '../../admin-parts/rows'
import { formatMoment } from '../inbox/format-moment'
import { useLeadAction } from './use-lead'

const kindLabels: Readonly<Record<NoteKind, string>> = {
  note: 'Note',
  status: 'Status',
  assigned: 'Assigned',
  reply: 'Email',
  resent: 'Delivery',
  spam: 'Spam',
  system: 'System',
}

/** Notes and everything else that happened, newest first. */
export function History({ view }: { readonly view: LeadView }) {
  return (
    <Panel title="History">
      {view.mayWork && <NoteForm lead={view.lead.id} />}
      {view.notes.length === 0 && <p className="tw:text-small tw:text-muted">Nothing has happened yet.</p>}
      <RuledList as="ol">
        {view.notes.map((note) => (
          <Entry key={note.id} note={note} timeZone={view.lead.timeZone} />
        ))}
      </RuledList>
    </Panel>
  )
}

function Entry({ note, timeZone }: { readonly note: LeadNote; readonly timeZone: string }) {
  return (
    <li>
      <p className="tw:text-small tw:text-muted">
        {kindLabels[note.kind]} · {note.author ?? 'Forecourt'} · {formatMoment(note.at, timeZone)}
      </p>
      <p className="tw:whitespace-pre-wrap tw:wrap-anywhere">{note.text}</p>
    </li>
  )
}

function NoteForm({ lead }: { readonly lead: string }) {
  const id = useId()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useLeadAction(lead)
  const add = (event: FormEvent) => {
    event.preventDefault()
    mutate({ path: '/notes', method: 'POST', body: { text } }, { onSuccess: () => setText('') })
  }
  return (
    <form className="tw:grid tw:gap-half" onSubmit={add}>
      <div className="own-field">
        <label htmlFor={id}>Note</label>
        <textarea
          id={id}
          rows={2}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <SpreadRow>
        <Button
          type="submit"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isPending || text.trim() === ''}
        >
          Add note
        </Button>
      </SpreadRow>
      {error && <Problem>{error.message}</Problem>}
    </form>
  )
}
