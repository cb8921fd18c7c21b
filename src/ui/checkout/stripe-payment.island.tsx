'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'

interface Props {
  readonly publishableKey: string
  readonly clientSecret: string
  readonly returnUrl: string
  readonly amount: string
}

/** As much of Stripe.js as this form uses. */
interface StripeElements {
  create(kind: 'payment'): { mount(holder: HTMLElement): void }
}
interface StripeJs {
  elements(options: { clientSecret: string }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
  }): Promise<{ error?: { message?: string } }>
}
declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs
  }
}

const ADDRESS = 'https://js.stripe.com/v3/'
const UNAVAILABLE = 'The payment form could not be loaded. Reload the page, or call us.'

function loadStripe(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (window.Stripe) return resolve()
    const script = document.createElement('script')
    script.src = ADDRESS
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(UNAVAILABLE)))
    document.head.append(script)
  })
}

/** Stripe's Payment Element. The card's data goes from the browser to Stripe. */
function StripePayment({ publishableKey, clientSecret, returnUrl, amount }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const tool = useRef<{ stripe: StripeJs; elements: StripeElements } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    loadStripe()
      .then(() => {
        if (!window.Stripe || !holder.current || tool.current) return
        const stripe = window.Stripe(publishableKey)
        const elements = stripe.elements({ clientSecret })
        elements.create('payment').mount(holder.current)
        tool.current = { stripe, elements }
      })
      .catch(() => setProblem(UNAVAILABLE))
  }, [publishableKey, clientSecret])

  async function pay(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!tool.current) return
    setBusy(true)
    const { stripe, elements } = tool.current
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } })
    setProblem(error?.message ?? null)
    setBusy(false)
  }

  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-4 rounded-card bg-surface-2 p-5">
      <div ref={holder} className="min-h-40" />
      {problem && (
        <p role="alert" className="font-semibold text-critical">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" disabled={isBusy} aria-busy={isBusy || undefined}>
        Pay {amount}
      </Button>
    </form>
  )
}

export default island('stripe-payment', 'load', StripePayment)
