'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callApi } from './call-api'
import { Problem } from './Problem'

interface Props {
  /** Below `/api`. */
  readonly path: string
  /** The text's name in the request. */
  readonly field: string
  readonly label: string
  readonly button: string
  readonly maxLength?: number
  /** Whether changes to the document must be saved first. */
  readonly waitsForSave?: boolean
}

/** A text beside a document's form, and the button that sends it. What the panels show is then read again. */
export function SendText({ path, field, label, button, maxLength = 500, waitsForSave = false }: Props) {
  const isModified = useFormModified()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const id = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(path, { method: 'POST', body: { [field]: text } }),
    onSuccess: () => setText(''),
    onSettled: () => client.invalidateQueries(),
  })
  const mustSave = waitsForSave && isModified
  return (
    <>
      <div className="own-field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {error && <Problem>{error.message}</Problem>}
      <div>
        <Button
          margin={false}
          size="medium"
          buttonStyle="secondary"
          disabled={mustSave || isPending}
          onClick={() => mutate()}
        >
          {mustSave ? 'Save the draft first' : button}
        </Button>
      </div>
    </>
  )
}
