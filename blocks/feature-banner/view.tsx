import { isSafeHref } from '@/domain/content/link'
import type { FeatureBannerBlock } from '@/payload-types'
import { Icon } from '@/ui/primitives/Icon'
import { SectionHeading } from '@/ui/primitives/SectionHeading'

/** Three large links side by side, each as wide as the others (CB-01). */
export function FeatureBannerView({ block }: { block: FeatureBannerBlock }) {
  return (
    <section className="container-page section-space">
      <SectionHeading className="mb-8">{block.heading}</SectionHeading>
      <ul className="grid gap-4 md:grid-cols-3">
        {block.links
          .filter(({ href }) => isSafeHref(href))
          .map((link) => (
            <li key={link.id ?? link.href} className="grid">
              <a
                href={link.href}
                className="group ground-quiet flex flex-col justify-between gap-8 rounded-card p-6 transition-colors hover:bg-surface-3 md:min-h-44 lg:p-8"
              >
                <span>
                  <span className="block text-xl font-semibold leading-snug">{link.label}</span>
                  {link.text && <span className="mt-2 block text-ink-3">{link.text}</span>}
                </span>
                <Icon
                  name="arrow"
                  className="size-7 text-link transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
