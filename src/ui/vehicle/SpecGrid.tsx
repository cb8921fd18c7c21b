import type { Detail } from '@/domain/stock/vehicle-details'

/** Specifications always in view; the rest are behind show and hide (VDP-28). */
const FIRST = 4

/** Labels with their values (VDP-05…07). */
export function SpecGrid({ title, specs }: { title: string; specs: readonly Detail[] }) {
  if (specs.length === 0) return null
  const rest = specs.slice(FIRST)
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <Specs specs={specs.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline">
            All specifications
          </summary>
          <Specs specs={rest} />
        </details>
      )}
    </section>
  )
}

function Specs({ specs }: { specs: readonly Detail[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
      {specs.map(({ key, label, text }) => (
        <div key={key} className="min-w-0 border-b border-line py-3">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="break-words font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
