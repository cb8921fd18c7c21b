import { addDays, instantsOf, localTime } from '@/domain/locations/hours/local-time'
import { locationTimeZone } from '@/domain/locations/hours/time-zone'
import type { DemoTenant } from '../demo-tenant'
import { callToAction, hero, sale, text } from './blocks'
import type { BuildPage } from './page-builder'

const zoneOf = ({ address }: Pick<DemoTenant, 'address'>) =>
  locationTimeZone({ zone: null, state: address.state })

/** Midnight at the start of a day, by the dealer's clock. */
const startOf = (date: string, zone: string) =>
  new Date(instantsOf({ date, minutes: 0 }, zone)[0] ?? Date.parse(date)).toISOString()

/** June of this year, or of the next once it is over. */
function financialYearEnd(now: Date, zone: string) {
  const { date } = localTime(now.getTime(), zone)
  const year = Number(date.slice(0, 4)) + (date >= `${date.slice(0, 4)}-07-01` ? 1 : 0)
  return { liveFrom: startOf(`${year}-06-01`, zone), liveUntil: startOf(`${year}-07-01`, zone) }
}

export const eofy: BuildPage = (tenant, { financePath }, { now, picture }) => {
  const { description, heading, text: about, terms, choice } = tenant.words.ownership.eofy
  return {
    path: '/eofy',
    title: 'End of financial year sale',
    description,
    blocks: [
      hero({ eyebrow: 'End of financial year', heading, picture: picture(tenant.words.views.offer) }),
      sale({
        heading: 'The June sale',
        text: about,
        terms,
        ...choice,
        ...financialYearEnd(now, zoneOf(tenant)),
        limit: 12,
        afterwards: 'June is over. Our current offers go on, and the next sale is announced here.',
      }),
      text(`
## Buying for a business

Whether and how much of a vehicle's cost a business may deduct, and in which year, depends on the rules of the Australian Taxation Office for that year and on your own affairs. Some rules need the vehicle to be in use, or ready for use, by 30 June: ask your accountant before you order, and ask us early whether we can deliver in time.`),
      callToAction({
        heading: 'Talk to us before the rush',
        links: [
          { label: 'Fleet and business', href: '/fleet' },
          { label: 'About finance', href: financePath },
        ],
        tone: 'quiet',
      }),
    ],
  }
}

/** The dealer's own sale, below `/pages` (ROUTE-41). */
export const salePage: BuildPage = (tenant, _, { now }) => {
  const { path, title, description, heading, text: about, terms, choice, days } = tenant.words.ownership.sale
  const zone = zoneOf(tenant)
  const { date } = localTime(now.getTime(), zone)
  return {
    path,
    title,
    description,
    blocks: [
      hero({ eyebrow: 'Sale', heading: title }),
      sale({
        heading,
        text: about,
        terms,
        ...choice,
        liveFrom: startOf(addDays(date, days[0]), zone),
        liveUntil: startOf(addDays(date, days[1]), zone),
        limit: 12,
      }),
      callToAction({
        heading: 'Not what you were looking for?',
        links: [
          { label: 'Special offers', href: '/special-offers' },
          { label: 'Search our stock', href: '/search' },
        ],
        tone: 'quiet',
      }),
    ],
  }
}
