import type { HeaderSite } from '@/domain/content/header-site'
import type { SiteChrome } from '@/domain/content/site-chrome'
import { templateFor } from '@/domain/flags/templates'
import { PRIVACY_CHOICES } from '@/domain/scripts/privacy-choices'
import { logoFor } from '@/domain/theme/logos'
import { phoneHref } from '@/domain/url/link'
import { Icon } from '@/ui/primitives/Icon'
import { Brand } from '../Brand'
import { FooterGroup } from './FooterGroup'
import { GroupCompanies } from './GroupCompanies'
import { LegalNotice } from './LegalNotice'
import { SocialLinks } from './SocialLinks'

const grounds = { light: 'ground-quiet', dark: 'ground-night' }

const arrangements = {
  aside: 'lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10',
  masthead: '',
}

const openings = {
  aside: 'lg:flex-col lg:items-start',
  masthead: 'justify-between',
}

const sizes = { aside: 'text-xl', masthead: 'text-2xl sm:text-3xl' }

export const FOOTER = 'footer'

/** The footer of every page: groups of links, social networks, licences and small print (HF-02, HF-03). */
interface Props {
  readonly chrome: SiteChrome
  readonly site: HeaderSite
  /** Whether shoppers choose which scripts of other companies run. */
  readonly hasPrivacyChoices?: boolean
}

export function SiteFooter({ chrome, site, hasPrivacyChoices = false }: Props) {
  const { ground, name: place } = templateFor(site.template).layout.footer
  return (
    <footer id={FOOTER} className={`${grounds[ground]} border-t border-line`}>
      <div className="container-page grid gap-8 py-10 lg:gap-12 lg:py-16">
        <div className={`grid gap-8 lg:gap-12 ${arrangements[place]}`}>
          <div className={`flex flex-wrap items-center gap-x-6 gap-y-4 ${openings[place]}`}>
            <Brand
              name={site.name}
              logo={logoFor(site.logos, ground, site.theme)}
              lazy
              className={sizes[place]}
            />
            {chrome.phone && (
              <a
                href={phoneHref(chrome.phone)}
                className="tabular flex min-h-11 items-center gap-2 text-lg font-semibold hover:underline"
              >
                <Icon name="phone" />
                {chrome.phone}
              </a>
            )}
            <SocialLinks social={chrome.social} />
          </div>
          <nav aria-label="Footer" className="grid gap-x-5 md:grid-cols-3 md:gap-y-8 lg:grid-cols-5">
            {chrome.columns.map((group) => (
              <FooterGroup key={group.title} group={group} />
            ))}
          </nav>
        </div>
        <GroupCompanies links={chrome.groupLinks} />
        {hasPrivacyChoices && (
          <p className="[@media(scripting:none)]:hidden">
            <a href={`#${PRIVACY_CHOICES}`} className="inline-flex min-h-11 items-center underline">
              Privacy choices
            </a>
          </p>
        )}
        <LegalNotice name={site.name} smallPrint={chrome.smallPrint} licences={chrome.licences} />
      </div>
    </footer>
  )
}
