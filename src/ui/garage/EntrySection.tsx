import type { GarageEntry } from '@/domain/shoppers/garage'

interface Props {
  title: string
  entries: readonly GarageEntry[]
  /** Shown when there is none. */
  none: string
}

export function EntrySection({ title, entries, none }: Props) {
  const id = `garage-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul className="grid gap-2">
          {entries.map(({ key, title, detail, href }) => (
            <li key={key} className="rounded-card border border-line bg-surface-1 p-4">
              <p className="font-semibold">
                {href ? (
                  <a href={href} className="underline">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </p>
              <p className="text-ink-2">{detail}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
