import type { FieldLink } from '@/domain/leads/form/lead-form'

/** What a shopper may read before consenting. A new tab keeps the chosen files, which no draft stores. */
export function ConsentLinks({ links }: { links: readonly FieldLink[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 ps-8.5 text-sm">
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener"
          className="inline-block min-h-6 text-link underline"
        >
          {label} (opens in a new tab)
        </a>
      ))}
    </p>
  )
}
