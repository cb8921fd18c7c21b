import { isSafeHref, type Link } from '@/domain/url/link'
import { Icon } from '../primitives/Icon'

export interface FeatureLink extends Link {
  text?: string | null
}

/** Three large links of equal width, side by side (CB-01). */
export function FeatureLinks({ links }: { links: readonly FeatureLink[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {links
        .filter(({ href }) => isSafeHref(href))
        .map(({ label, href, text }) => (
          <li key={href} className="grid">
            <a
              href={href}
              className={`group ground-quiet flex justify-between rounded-card p-6 transition-colors hover:bg-surface-3 lg:p-8 ${text ? 'flex-col gap-8 md:min-h-44' : 'items-center gap-4'}`}
            >
              <span>
                <span className="block text-balance text-xl font-semibold leading-snug md:max-lg:text-lg">
                  {label}
                </span>
                {text && <span className="mt-2 block text-ink-3">{text}</span>}
              </span>
              <Icon
                name="arrow"
                className="size-7 shrink-0 text-link transition-transform group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
    </ul>
  )
}
