import { type SiteChrome, socialNetworks } from '@/domain/content/site-chrome'
import { LegalNotice } from './LegalNotice'
import { SocialIcon } from './SocialIcon'

/** The footer of every page: columns of links, social networks, licences and small print (HF-02, HF-03). */
export function SiteFooter({ chrome, name }: { chrome: SiteChrome; name: string }) {
  return (
    <footer className="ground-footer border-t border-line">
      <div className="container-page grid gap-10 py-12 lg:py-16">
        <nav
          aria-label="Footer"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-8 gap-y-10"
        >
          {chrome.columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-2 text-base font-semibold tracking-normal">{title}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={`${href} ${label}`}>
                    <a href={href} className="footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <SocialLinks social={chrome.social} />
        <LegalNotice name={name} smallPrint={chrome.smallPrint} licences={chrome.licences} />
      </div>
    </footer>
  )
}

function SocialLinks({ social }: Pick<SiteChrome, 'social'>) {
  if (social.length === 0) return null
  return (
    <ul aria-label="Social networks" className="-ml-2.5 flex flex-wrap gap-1">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            className="flex size-11 items-center justify-center rounded-control text-ink-2 transition-colors hover:bg-surface-3 hover:text-ink-1"
          >
            <SocialIcon network={network} />
            <span className="sr-only">{socialNetworks[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
