import type { ReactNode } from 'react'

interface Props {
  /** Names and facts. A fact without a value is left out. */
  facts: readonly (readonly [name: string, fact: ReactNode])[]
}

/** What was booked, reserved or paid, as a table of names and facts. */
export function FactList({ facts }: Props) {
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-surface-1 p-5 sm:grid-cols-[9rem_1fr]">
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name} className="grid gap-1 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
