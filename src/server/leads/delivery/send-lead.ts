import { adfDocument } from '@/domain/leads/delivery/adf-document'
import type { DeliveredLead } from '@/domain/leads/delivery/delivered-lead'
import { leadMail, leadSubject } from '@/domain/leads/delivery/mail/lead-mail'
import type { OutgoingMail } from '../../mail/outgoing-mail'
import { IN_OUTBOX } from '../../mail/store-in-outbox'
import { unsealText } from '../../secrets/sealed-text'
import { FetchFailed } from '../../upstream/fetch-failed'
import { passGate } from '../../upstream/pass-gate'
import type { ClaimedDelivery } from './claim-deliveries'
import type { DeliveryTools } from './delivery-tools'
import { postWebhook } from './post-webhook'
import type { LeadToDeliver } from './read-delivered-lead'

export interface Sent {
  /** What the log says. */
  readonly answer: string
  /** To store with the record of the delivery, if no mail server is configured. */
  readonly outbox: OutgoingMail | null
}

/** The document as a file, whose name CRMs look for. */
const adfFile = (lead: DeliveredLead) => ({
  filename: 'lead.xml',
  contentType: 'application/xml; charset=utf-8',
  content: adfDocument(lead),
})

function mailOf(claimed: ClaimedDelivery, { lead, look, attachesAdf }: LeadToDeliver): OutgoingMail {
  const { deliveryId: id, tenantId, target: to } = claimed
  const common = { id, tenantId, to, fromName: lead.site.name, attachments: [] }
  if (claimed.method === 'email')
    return { ...common, ...leadMail(lead, look), attachments: attachesAdf ? [adfFile(lead)] : [] }
  // CRMs read the document from the text of the mail.
  return { ...common, subject: leadSubject(lead), text: adfDocument(lead), html: null, replyTo: null }
}

async function sendWebhook(
  tools: DeliveryTools,
  claimed: ClaimedDelivery,
  found: LeadToDeliver,
): Promise<Sent> {
  const { target: url, tenantId, now } = claimed
  const secret = found.webhookSecret && unsealText(found.webhookSecret, 'webhook secret', tenantId)
  if (found.webhookSecret && secret === null)
    throw new FetchFailed('The secret of the webhook cannot be read. Enter it again in the rule.', true)
  const send = () => postWebhook({ url, secret }, found.lead, tools.webhookLimits, now)
  return { answer: await passGate(tools.gate, new URL(url).host, send), outbox: null }
}

/** Makes one attempt. Rejects with a `FetchFailed`. */
export async function sendLead(
  tools: DeliveryTools,
  claimed: ClaimedDelivery,
  found: LeadToDeliver,
): Promise<Sent> {
  if (claimed.method === 'webhook') return sendWebhook(tools, claimed, found)
  const mail = mailOf(claimed, found)
  const { mailServer } = tools
  if (!mailServer) return { answer: IN_OUTBOX, outbox: mail }
  return { answer: await passGate(tools.gate, mailServer.host, () => mailServer.send(mail)), outbox: null }
}
