'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Choice } from '@/domain/leads/inbox/inbox-row'
import { callApi } from '../../admin-parts/call-api'
import { SelectField } from '../../admin-parts/Field'
import { Queries } from '../../admin-parts/Queries'

interface Choices {
  readonly websites: readonly Choice[]
  readonly mails: readonly Choice<string>[]
}

interface Mail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Every email about reservations and payments, in the theme of a website. */
export const MailPreviews = () => (
  <Queries>
    <Previews />
  </Queries>
)

function Previews() {
  const [isOpen, setOpen] = useState(false)
  const [website, setWebsite] = useState('')
  const [mail, setMail] = useState('reserved.shopper')
  const { data: choices } = useQuery({
    queryKey: ['mails'],
    queryFn: ({ signal }) => callApi<Choices>('/reservations/mails', { signal }),
    enabled: isOpen,
  })
  const chosen = website || String(choices?.websites[0]?.value ?? '')
  const { data, error } = useQuery({
    queryKey: ['mail', chosen, mail],
    queryFn: ({ signal }) => callApi<Mail>(`/reservations/mails/${chosen}/${mail}`, { signal }),
    enabled: isOpen && chosen !== '',
  })
  return (
    <details className="leads" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Emails about reservations</summary>
      <div className="tw:grid tw:gap-half tw:py-half">
        <SelectField label="Website" value={chosen} choices={choices?.websites ?? []} onChange={setWebsite} />
        <SelectField label="Email" value={mail} choices={choices?.mails ?? []} onChange={setMail} />
        {error && (
          <p role="alert" className="tw:text-bad">
            {error.message}
          </p>
        )}
        {data && (
          <>
            <p>Subject: {data.subject}</p>
            <iframe title="The email" sandbox="" srcDoc={data.html} className="tw:h-[32rem] tw:w-full" />
            <details>
              <summary>Text part</summary>
              <pre className="tw:whitespace-pre-wrap">{data.text}</pre>
            </details>
          </>
        )}
      </div>
    </details>
  )
}
