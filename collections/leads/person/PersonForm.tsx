'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { type SubmitEvent, useState } from 'react'
import { type Contact, exportPerson, type Held } from './call-person'
import { HeldData } from './HeldData'
import { PersonInput } from './PersonInput'

const NOBODY: Contact = { email: '', phone: '' }

export function PersonForm() {
  const { config } = useConfig()
  const api = `${config.serverURL ?? ''}${config.routes.api}`
  const [contact, setContact] = useState(NOBODY)
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const [found, setFound] = useState<{ contact: Contact; held: Held } | null>(null)

  async function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsking(true)
    setFound(null)
    const answer = await exportPerson(api, contact)
    setIsAsking(false)
    setProblem('problem' in answer ? answer.problem : '')
    if ('value' in answer) setFound({ contact, held: answer.value })
  }

  return (
    <>
      <form className="tw:grid tw:justify-items-start tw:gap-base" onSubmit={look} noValidate>
        <PersonInput
          id="person-email"
          label="Email address"
          type="email"
          value={contact.email}
          onChange={(email) => setContact({ email, phone: '' })}
        />
        <PersonInput
          id="person-phone"
          label="Or phone number"
          type="tel"
          value={contact.phone}
          onChange={(phone) => setContact({ email: '', phone })}
        />
        <Button type="submit" size="large" disabled={isAsking}>
          {isAsking ? 'Searching…' : 'See what is held'}
        </Button>
      </form>
      <p role="alert" className="tw:min-h-[1.5em] tw:text-bad">
        {problem}
      </p>
      {found ? (
        <HeldData key={found.held.exportedAt} api={api} contact={found.contact} held={found.held} />
      ) : null}
    </>
  )
}
