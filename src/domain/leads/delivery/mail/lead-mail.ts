import { type DeliveredLead, fullName } from '../delivered-lead'
import { type MailLook, mailHtml } from './mail-html'
import { oneLine } from './one-line'

export interface LeadMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo: string | null
}

const when = ({ receivedAt, site }: DeliveredLead) =>
  new Intl.DateTimeFormat('en-AU', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(receivedAt)

export function leadSubject(lead: DeliveredLead): string {
  const about = lead.vehicle?.title ?? lead.subcategory ?? lead.category
  const person = fullName(lead.person)
  return oneLine([lead.form.name, about, person].filter(Boolean).join(' – '), 150)
}

/** What the mail lists, in order. Rows without a value are left out. */
function rowsOf(lead: DeliveredLead): (readonly [label: string, value: string])[] {
  const { person, vehicle } = lead
  const rows: [string, string | null | undefined][] = [
    ['Name', fullName(person)],
    ['Phone', person.phone],
    ['Email', person.email],
    ['Postcode', person.postcode],
    ['Vehicle', vehicle?.title],
    ['Stock number', vehicle?.stockNumber],
    ['Price shown', vehicle?.priceShown],
    ['Location', lead.location?.name],
    ['Dealership', lead.dealership?.name],
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(', ')],
    ...lead.answers.map(({ label, value }): [string, string] => [label, value]),
    ['Files', lead.fileNames.join(', ')],
    ['Wants offers', lead.wantsOffers ? 'Yes' : 'No'],
    ['Received', when(lead)],
    ['Page', lead.pageUrl],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

/** The lead for people: a reply goes to the shopper. */
export function leadMail(lead: DeliveredLead, look: MailLook): LeadMail {
  const rows = rowsOf(lead)
  const link = lead.adminUrl ? { label: 'Open the lead', url: lead.adminUrl } : null
  const message = lead.message?.trim() || null
  const heading = `${lead.form.name} from ${fullName(lead.person) || 'a visitor'}`
  const text = [
    heading,
    ...(message ? [message] : []),
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    `Sent by ${lead.site.name}, ${lead.site.host}. Reference ${lead.leadId}.`,
  ].join('\n\n')
  return {
    subject: leadSubject(lead),
    text,
    html: mailHtml({ heading, message, rows, link, site: lead.site, reference: lead.leadId }, look),
    replyTo: lead.person.email ? oneLine(lead.person.email) : null,
  }
}
