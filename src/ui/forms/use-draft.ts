import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOf } from '@/domain/leads/form/check-answers'
import { isShown } from '@/domain/leads/form/is-shown'
import type { LeadField, LeadForm } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { formDraft } from '@/ui/stores/form-draft'
import { readVisitor } from '@/ui/stores/remembered-visitor'
import type { FormValues } from './form-values'

const isTyped = ({ kind }: LeadField) => kind !== 'hidden' && kind !== 'file'

/** Waits this long after a change, in milliseconds, before the draft is stored. */
const PAUSE = 250

interface Options {
  readonly form: LeadForm
  /** Forms about different vehicles have drafts of their own. */
  readonly draftName: string
  readonly step: number
  readonly goTo: (step: number) => void
  /** Whether the page shows answers that were sent without JavaScript: they are newer than any draft. */
  readonly isReturned: boolean
}

/**
 * Keeps what was typed across errors and reloads until the form is sent, and fills the contact details of a shopper who
 * sent a form before (ENQ-21). Returns the draft's idempotency key, and functions that end and reopen the draft.
 */
export function useDraft({ getValues, setValue, watch }: UseFormReturn<FormValues>, options: Options) {
  const { form, draftName, step, goTo, isReturned } = options
  const store = formDraft(draftName)
  const key = useRef('')
  const isSent = useRef(false)
  const isReopened = useRef(false)

  const fill = useEffectEvent(() => {
    const draft = store.read()
    key.current = draft?.key ?? crypto.randomUUID()
    if (isReturned) return
    const typed = fieldsOf(form).filter(isTyped)
    const saved: FormValues = { ...readVisitor(), ...draft?.values }
    // Twice: a field that depends on another is there only once that one is filled.
    for (const field of [...typed, ...typed.filter(({ showIf }) => showIf)]) {
      const value = ownValue(saved, field.name)
      const isOpen = draft !== null || getValues(field.name) === '' || getValues(field.name) === undefined
      if (value !== undefined && value !== null && isOpen && isShown(field, { ...getValues(), ...saved }))
        setValue(field.name, value)
    }
    if (draft && draft.step > 0 && draft.step < form.steps.length) goTo(draft.step)
  })

  const save = useEffectEvent(() => {
    if (isSent.current) return
    const values = getValues()
    const typed = fieldsOf(form)
      .filter(isTyped)
      .map(({ name }) => [name, ownValue(values, name)])
    store.write({ key: key.current, values: Object.fromEntries(typed), step })
  })

  useEffect(() => fill(), [])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const subscription = watch(() => {
      if (isReopened.current) {
        key.current = crypto.randomUUID()
        isSent.current = false
        isReopened.current = false
      }
      clearTimeout(timer)
      timer = setTimeout(() => save(), PAUSE)
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [watch])
  useEffect(() => {
    if (step > 0) save()
  }, [step])

  return {
    key: () => key.current,
    end: () => {
      isSent.current = true
      store.write(null)
    },
    /** After `end`: the same answers are the same lead, and the first change starts a new one. */
    reopen: () => {
      isReopened.current = isSent.current
    },
  }
}
