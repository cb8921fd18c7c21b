'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { ERASE_WORD } from '@/domain/leads/privacy/erase-word'
import { dateText } from '@/domain/test-drives/time-text'
import { type Contact, erasePerson, type Held } from './call-person'
import { PersonInput } from './PersonInput'

interface Props {
  readonly api: string
  readonly contact: Contact
  readonly held: Held
}

/** Saves a value as a file on the admin's computer. */
function downloadJson(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export function HeldData({ api, contact, held }: Props) {
  const [word, setWord] = useState('')
  const [problem, setProblem] = useState('')
  const [erased, setErased] = useState<number | null>(null)
  const isEmpty =
    held.leads.length + held.subscriptions.length + held.mails.length + held.accounts.length === 0

  async function erase() {
    const answer = await erasePerson(api, contact, word)
    setProblem('problem' in answer ? answer.problem : '')
    if ('value' in answer) setErased(answer.value.erased.leads)
  }

  if (isEmpty) return <p role="status">Nothing is held about this person.</p>
  if (erased !== null) {
    return (
      <p role="status">
        Erased. {erased === 1 ? '1 lead stays' : `${erased} leads stay`} for the counts, without personal
        data.
      </p>
    )
  }
  return (
    <section aria-labelledby="person-held">
      <h2 id="person-held">What is held</h2>
      <ul>
        {held.leads.map((lead) => (
          <li key={lead.id}>
            {lead.form_name ?? 'Lead'}, {lead.website},{' '}
            {dateText(Date.parse(lead.created_at), lead.time_zone)}
          </li>
        ))}
        {held.subscriptions.length > 0 ? <li>Marketing mail: {held.subscriptions.length}</li> : null}
        {held.accounts.length > 0 ? <li>Accounts: {held.accounts.length}</li> : null}
        {held.mails.length > 0 ? <li>Emails kept in the outbox: {held.mails.length}</li> : null}
      </ul>
      <Button type="button" buttonStyle="secondary" onClick={() => downloadJson('person.json', held)}>
        Download all of it as JSON
      </Button>
      <h2>Erase it</h2>
      <p>This cannot be undone. Copies that were already delivered, by email or to a CRM, are not erased.</p>
      <PersonInput
        id="person-confirm"
        label={`Type ${ERASE_WORD} to confirm`}
        value={word}
        onChange={setWord}
      />
      <p role="alert" className="tw:min-h-[1.5em] tw:text-bad">
        {problem}
      </p>
      <Button type="button" buttonStyle="error" disabled={word !== ERASE_WORD} onClick={erase}>
        Erase this person’s data
      </Button>
    </section>
  )
}
