import type { SiteCard } from '@/domain/dashboard/site-card'
import { formatCount } from '@/domain/text/format-count'
import { Panel } from '../admin-parts/Panel'
import { siteAddress } from '../admin-parts/site-address'

interface Props {
  readonly sites: readonly SiteCard[]
  /** The host of the admin, with its port. */
  readonly adminHost: string
}

export const SiteCards = ({ sites, adminHost }: Props) => (
  <Panel title={sites.length === 1 ? 'Website' : 'Websites'}>
    <ul className="tw:grid tw:list-none tw:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] tw:gap-half tw:p-0">
      {sites.map((site) => {
        const address = siteAddress(site, adminHost)
        return (
          <li
            key={site.id}
            className="tw:grid tw:content-start tw:gap-1 tw:rounded-box tw:border tw:border-line tw:p-half"
          >
            <span className="tw:font-semibold">{site.name}</span>
            <span className="tw:text-muted">
              {site.group} · {formatCount(site.vehicles)} for sale
            </span>
            {address ? (
              <a href={address} className="tw:inline-flex tw:min-h-8 tw:items-center">
                View site<span className="tw:sr-only">: {site.name}</span>
              </a>
            ) : (
              <span className="tw:text-muted">It has no domain yet.</span>
            )}
          </li>
        )
      })}
    </ul>
  </Panel>
)
