import { type SiteChrome, socialNetworks } from '@/domain/content/site-chrome'
import { Mark } from '@/ui/marks/Mark'

/** Links to the dealer's social networks (HF-02). */
export function SocialLinks({ social }: Pick<SiteChrome, 'social'>) {
  if (social.length === 0) return null
  return (
    <ul aria-label="Social networks" className="-mx-2.5 flex flex-wrap">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            className="flex size-11 items-center justify-center rounded-control text-ink-2 transition-colors hover:bg-surface-3 hover:text-ink-1"
          >
            <Mark name={network} className="size-5" />
            <span className="sr-only">{socialNetworks[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
