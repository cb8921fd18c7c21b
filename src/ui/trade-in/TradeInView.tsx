import type { ReactNode } from 'react'

interface Props {
  /** `car` or `motorcycle` */
  word: string
  /** The vehicle that the shopper wants. */
  wanted: { readonly name: string; readonly path: string } | null
  /** Who values it independently; empty for nobody (CB-13). */
  provider: string
  /** The form. */
  children: ReactNode
}

export function TradeInView({ word, wanted, provider, children }: Props) {
  return (
    <div className="container-page grid max-w-4xl gap-6 py-6 sm:py-10">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">What is your {word} worth?</h1>
        {wanted && (
          <p>
            To trade in for the{' '}
            <a href={wanted.path} className="font-semibold text-link underline">
              {wanted.name}
            </a>
          </p>
        )}
        {provider && <p className="text-ink-2">Valued independently by {provider}.</p>}
      </div>
      <section className="grid gap-4">
        <h2 className="text-2xl">Tell us about it</h2>
        {children}
      </section>
    </div>
  )
}
