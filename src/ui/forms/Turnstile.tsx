'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

interface TurnstileTool {
  render(
    holder: HTMLElement,
    options: {
      sitekey: string
      callback(token: string): void
      'expired-callback'(): void
      'error-callback'(): void
    },
  ): string
  remove(widget: string): void
}

const toolOf = () => (window as { turnstile?: TurnstileTool }).turnstile

let loading: Promise<TurnstileTool | undefined> | undefined

/** Loads Cloudflare's script once a page. Without it, as behind a blocker, the form is sent without an answer. */
function loadTool(): Promise<TurnstileTool | undefined> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => resolve(toolOf())
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  })
  return loading
}

interface Props {
  siteKey: string
  /** Gets the answer that the form sends; null once it expired. */
  onAnswer: (token: string | null) => void
}

/**
 * Asks Cloudflare Turnstile whether the shopper is a person (`leads.turnstileKey`). An answer can be sent once: give the component another
 * `key` after a failed try.
 */
export default function Turnstile({ siteKey, onAnswer }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    let widget: string | undefined
    let isGone = false
    loadTool().then((tool) => {
      if (isGone || !tool || !holder.current) return
      widget = tool.render(holder.current, {
        sitekey: siteKey,
        callback: (token) => answer(token),
        'expired-callback': () => answer(null),
        'error-callback': () => answer(null),
      })
    })
    return () => {
      isGone = true
      if (widget !== undefined) toolOf()?.remove(widget)
    }
  }, [siteKey])
  // As high as the widget, so that nothing moves when it appears.
  return <div ref={holder} className="min-h-[65px] [@media(scripting:none)]:hidden" />
}
