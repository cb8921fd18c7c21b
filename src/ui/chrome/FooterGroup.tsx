import type { FooterColumn } from '@/domain/content/site-chrome'
import { Icon } from '../primitives/Icon'

/** A group of the footer's links. On phones `foldFooter` folds it to its title; without script it stays open. */
export function FooterGroup({ group: { title, links } }: { group: FooterColumn }) {
  return (
    <details open className="footer-group" suppressHydrationWarning>
      <summary className="flex min-h-13 items-center justify-between gap-3" suppressHydrationWarning>
        <h2 className="text-base font-semibold tracking-normal">{title}</h2>
        <Icon name="chevron" className="footer-chevron size-5" />
      </summary>
      <ul className="pb-4 md:pb-0">
        {links.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            <a href={href} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
