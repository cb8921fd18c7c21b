import { type MailContent, type MailLook, mailHtml } from '../../leads/delivery/mail/mail-html'
import type { MailVehicle } from '../../leads/delivery/mail/mail-vehicles'
import type { NoticeMail } from '../../leads/delivery/mail/notice-mail'
import { oneLine } from '../../leads/delivery/mail/one-line'
import { formatDollars } from '../../money/money'
import type { WatchChange } from './watch-change'

interface Sender {
  readonly site: MailContent['site']
  readonly look: MailLook
  readonly vehicles: readonly MailVehicle[]
  /** Absolute. */
  readonly link: string
  readonly unsubscribe: string
  /** The numbers of the dealer's licences, which an advertisement names. */
  readonly licences: readonly string[]
}

type Mail = Pick<MailContent, 'heading' | 'message' | 'link' | 'vehicles' | 'site' | 'smallPrint'> & {
  readonly subject: string
  readonly stop: NonNullable<MailContent['stop']>
}

const lineOf = ({ name, detail, url }: MailVehicle) => [name, detail, url].filter(Boolean).join('\n')

function mailOf({ subject, ...content }: Mail, look: MailLook): NoticeMail {
  const { heading, message, vehicles = [], link, site, smallPrint, stop } = content
  const paragraphs = [
    heading,
    message,
    ...vehicles.map(lineOf),
    link && `${link.label}: ${link.url}`,
    [`Sent by ${site.name}, ${site.host}.`, smallPrint].filter(Boolean).join(' '),
    `${stop.label}: ${stop.url}`,
  ]
  return {
    subject: oneLine(subject),
    text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
    html: mailHtml({ ...content, rows: [], reference: null }, look),
  }
}

const licenceText = (numbers: readonly string[]) =>
  numbers.length > 0 ? `Dealer licence ${numbers.join(', ')}.` : undefined

interface NewVehicles extends Sender {
  readonly searchName: string
  /** All new ones. The mail shows the first. */
  readonly count: number
  /** The website's word for a vehicle, such as `car`. */
  readonly word: string
}

/** The mail of a saved search with new vehicles. */
export function searchMail({ searchName, count, word, ...sender }: NewVehicles): NoticeMail {
  const heading = `${count} new ${word}${count === 1 ? '' : 's'}: ${searchName}`
  const more = count - sender.vehicles.length
  return mailOf(
    {
      subject: heading,
      heading,
      message: more > 0 ? `The newest ${sender.vehicles.length} are below.` : null,
      vehicles: sender.vehicles,
      link: { label: 'See the whole search', url: sender.link },
      site: sender.site,
      smallPrint: licenceText(sender.licences),
      stop: { label: 'Stop emails for this search', url: sender.unsubscribe },
    },
    sender.look,
  )
}

/** What a mail says of a watched vehicle. */
export function changeText(change: WatchChange): string {
  if (change.kind === 'sold') return 'Sold'
  if (change.kind === 'back in stock') return 'Back in stock'
  return `Now ${formatDollars(change.to)}, was ${formatDollars(change.from)}`
}

/** The mail about changes of watched vehicles. */
export function watchMail({ site, look, vehicles, link, unsubscribe, licences }: Sender): NoticeMail {
  const [first] = vehicles
  const isOne = vehicles.length === 1 && first
  return mailOf(
    {
      subject: isOne ? `${first.name}: ${first.detail}` : `News of ${vehicles.length} vehicles you watch`,
      heading: 'News of your watchlist',
      message: null,
      vehicles,
      link: { label: 'Open your watchlist', url: link },
      site,
      smallPrint: licenceText(licences),
      stop: { label: 'Stop emails about your watchlist', url: unsubscribe },
    },
    look,
  )
}
