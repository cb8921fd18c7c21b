import type { FooterColumn } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'

/**
 * A group of footer links. On phones its title collapses it; in columns, and without JavaScript, it is always
 * open. The links are beside the `<details>` element, not in it: an element that is always open would be a
 * tab stop that does nothing.
 */
export function FooterGroup({ group: { title, links } }: { group: FooterColumn }) {
  return (
    <section className="footer-group">
      <h2 className="footer-title text-base font-semibold tracking-normal">{title}</h2>
      <details className="footer-fold">
        <summary className="flex min-h-13 items-center justify-between gap-3">
          <h2 className="text-base font-semibold tracking-normal">{title}</h2>
          <Icon name="chevron" className="footer-chevron size-5" />
        </summary>
      </details>
      <ul className="pb-4 md:pb-0">
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
