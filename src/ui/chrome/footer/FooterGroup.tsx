import type { FooterColumn } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'

/**
 * A group of footer links. On phones its title collapses it; in columns, and without JavaScript, it is always
 * open. The links are beside the `<details>` element, not in it: an element that is always open would be a
 * tab stop that does nothing.
 */
export function FooterGroup({ group: { title, links } }: { group: FooterColumn }) {
  return (
    <section className="footer-group max-md:border-b max-md:border-line">
      <h2 className="flex min-h-10 items-center text-base font-semibold tracking-normal max-md:js:hidden">
        {title}
      </h2>
      <details className="group hidden max-md:js:block">
        <summary className="flex min-h-13 items-center justify-between gap-3">
          <h2 className="text-base font-semibold tracking-normal">{title}</h2>
          <Icon name="chevron" className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
        </summary>
      </details>
      <ul className="pb-4 md:pb-0 max-md:js:[details:not([open])+&]:hidden">
        {links.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            <a href={href} className="footer-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
