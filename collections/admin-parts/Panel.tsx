import { type ReactNode, useId } from 'react'

/** A titled part of a view. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section
      className="tw:grid tw:grid-cols-1 tw:content-start tw:gap-half tw:rounded-box tw:border tw:border-line tw:bg-paper tw:p-4"
      aria-labelledby={id}
    >
      <h2 id={id} className="tw:text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Names and values. Values that are missing are left out. */
export function Facts({ of }: { readonly of: readonly (readonly [name: string, value: ReactNode])[] }) {
  const known = of.filter(([, value]) => value !== null && value !== '')
  if (known.length === 0) return null
  return (
    <dl className="tw:m-0 tw:grid tw:gap-1">
      {known.map(([name, value], nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list is never reordered
        <div key={`${nth} ${name}`} className="tw:flex tw:flex-wrap tw:gap-x-3">
          <dt className="tw:flex-[0_0_8.5rem] tw:text-muted">{name}</dt>
          <dd className="tw:m-0 tw:min-w-0 tw:flex-[1_1_9rem] tw:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
