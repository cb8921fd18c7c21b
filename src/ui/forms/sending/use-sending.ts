import { useEffect, useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { checkAnswers, fieldsOf } from '@/domain/leads/form/check-answers'
import { isShown, type RawAnswers } from '@/domain/leads/form/is-shown'
import { ownValue } from '@/domain/records/own-value'
import { rememberVisitor } from '@/ui/stores/remembered-visitor'
import { saveSentLead } from '@/ui/stores/sent-lead'
import { showToast } from '@/ui/stores/toast'
import { trackBeforeLeaving } from '@/ui/tracking/track-before-leaving'
import { type FormValues, rawAnswers } from '../form-values'
import type { LeadFormProps } from '../lead-form-props'
import type { useDraft } from '../use-draft'
import { useRestoredPage } from '../use-restored-page'
import { RefusedAnswers, recordFollowUp, type Sending, type SentAnswer, sendLead } from './send-lead'

/** ENQ-17. The banner shows the server's message when there is one. */
const FAILED = 'An error occurred when submitting this form'

interface Options extends Pick<LeadFormProps, 'form' | 'vehicle' | 'pageId' | 'pageUrl'> {
  /** The answers that the form shows now. */
  readonly values: RawAnswers
  readonly draft: ReturnType<typeof useDraft>
  readonly setError: UseFormSetError<FormValues>
  readonly showProblems: (field: string) => void
}

/** Sends a form and leaves for the page that the server names, or shows why it was not sent (ENQ-14…17). */
export function useSending({ values, draft, setError, showProblems, ...lead }: Options) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const [fails, setFails] = useState(0)
  const openedAt = useRef(0)
  const turnstile = useRef<string | null>(null)
  const trap = useRef<HTMLInputElement>(null)

  useEffect(() => {
    openedAt.current = Date.now()
  }, [])
  useRestoredPage(() => {
    setSent(false)
    draft.reopen()
  })

  function fail(reason: string): void {
    showToast(FAILED)
    setFailure(reason || FAILED)
  }

  function refuse({ fields, message: reason }: RefusedAnswers): void {
    const visible = fieldsOf(lead.form).filter((field) => field.kind !== 'hidden' && isShown(field, values))
    const refused = Object.entries(fields).filter(([name]) => visible.some((field) => field.name === name))
    for (const [name, message] of refused) setError(name, { type: 'server', message })
    const [first] = refused
    if (first) showProblems(first[0])
    else fail(reason)
  }

  async function send(given: FormValues): Promise<void> {
    setFailure(null)
    try {
      const answer = await sendLead({
        ...sendingOf(given, lead),
        key: draft.key(),
        openedMs: Date.now() - openedAt.current,
        turnstile: turnstile.current,
        trap: trap.current?.value ?? '',
      })
      recordSent(answer, values, lead)
      draft.end()
      location.assign(answer.next)
      setSent(true)
    } catch (error) {
      // Turnstile's answer may be used up.
      setFails((count) => count + 1)
      if (error instanceof RefusedAnswers) refuse(error)
      else fail(error instanceof Error ? error.message : '')
    }
  }

  return {
    send,
    isSent,
    failure,
    trap,
    turnstile: {
      key: fails,
      onAnswer: (token: string | null) => {
        turnstile.current = token
      },
    },
  }
}

type Lead = Pick<LeadFormProps, 'form' | 'vehicle' | 'pageId' | 'pageUrl'>

const filesAmong = (answers: Readonly<Record<string, unknown>>) =>
  Object.entries(answers).filter(
    (entry): entry is [string, File[]] =>
      Array.isArray(entry[1]) && entry[1].some((one) => one instanceof File),
  )

function sendingOf(
  given: FormValues,
  { form, vehicle, pageId, pageUrl = null }: Lead,
): Omit<Sending, 'key' | 'openedMs' | 'turnstile' | 'trap'> {
  const { answers } = checkAnswers(form, rawAnswers(form, given))
  const files = filesAmong(answers)
  const category = ownValue(answers, 'category')
  return {
    form: form.key,
    category: typeof category === 'string' ? category : form.category,
    subcategory: form.subcategory,
    fields: Object.fromEntries(
      Object.entries(answers).filter(([name]) => !files.some(([file]) => file === name)),
    ),
    files: Object.fromEntries(files),
    car: vehicle,
    pageId,
    url: pageUrl,
  }
}

/** Tracks a sent lead, and stores what the next pages show and fill in. */
function recordSent(
  { lead_id, event, success_category }: SentAnswer,
  values: RawAnswers,
  { form, vehicle }: Lead,
): void {
  const carType = vehicle?.carType ?? null
  if (event !== null)
    trackBeforeLeaving({
      event,
      data: { form: form.key, category: success_category, car_type: carType ?? '' },
    })
  rememberVisitor(values)
  saveSentLead({
    category: success_category,
    car: vehicle && { id: vehicle.id, slug: vehicle.slug, name: vehicle.name },
  })
  recordFollowUp(lead_id, success_category, carType)
}
