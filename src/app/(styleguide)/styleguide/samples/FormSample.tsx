'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/primitives/Button'
import { Checkbox } from '@/ui/primitives/Checkbox'
import { ErrorSummary, type FieldProblem } from '@/ui/primitives/ErrorSummary'
import { Notice } from '@/ui/primitives/Notice'
import { TextField } from '@/ui/primitives/TextField'

const messages = { name: 'Enter your name', email: 'Enter your email', terms: 'Agree before you send' }

function problemsOf(form: HTMLFormElement, id: string): FieldProblem[] {
  const data = new FormData(form)
  return Object.entries(messages)
    .filter(([field]) => !data.get(field))
    .map(([field, message]) => ({ id: `${id}-${field}`, message }))
}

/** A form that is looked at when it is sent. */
export function FormSample({ id }: { id: string }) {
  const [problems, setProblems] = useState<readonly FieldProblem[] | null>(null)
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems?.length) summary.current?.focus()
  }, [problems])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblems(problemsOf(event.currentTarget, id))
  }
  const errorOf = (field: string) => problems?.find((problem) => problem.id === `${id}-${field}`)?.message
  return (
    <form noValidate onSubmit={send} className="flex max-w-xl flex-col gap-5">
      <ErrorSummary ref={summary} problems={problems ?? []} />
      {problems?.length === 0 && (
        <Notice look="positive" live="status">
          It would be sent now.
        </Notice>
      )}
      <TextField id={`${id}-name`} name="name" label="Name" autoComplete="off" error={errorOf('name')} />
      <TextField id={`${id}-email`} name="email" label="Email" type="email" error={errorOf('email')} />
      <Checkbox id={`${id}-terms`} name="terms" label="You may answer me" error={errorOf('terms')} />
      <Button type="submit" className="self-start">
        Send
      </Button>
    </form>
  )
}
