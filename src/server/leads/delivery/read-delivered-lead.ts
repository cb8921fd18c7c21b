import type { Pool } from 'pg'
import type { DeliveredLead, LeadVehicle } from '@/domain/leads/delivery/delivered-lead'
import { type MailLook, mailLook } from '@/domain/leads/delivery/mail/mail-html'
import { readableAnswers } from '@/domain/leads/delivery/readable-answers'
import type { Answers } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { parseTheme, type StoredTheme } from '@/domain/theme/parse-theme'
import { ownVehicleOf } from '@/domain/trade-in/own-vehicle'
import { env } from '@/env'
import { leadZoneSql } from '../../locations/time-zone-sql'

interface LeadRow {
  id: number
  public_id: string
  created_at: Date
  form_key: string | null
  form_name: string | null
  category: string | null
  subcategory: string | null
  name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  postcode: string | null
  message: string | null
  opt_in: boolean | null
  answers: unknown
  files: unknown
  source: unknown
  vehicle_snapshot: unknown
  is_spam: boolean | null
  erased_at: Date | null
  location: { name: string; phone: string | null } | null
  dealership: { name: string; slug: string } | null
  time_zone: string
  site: { name: string; slug: string; host: string | null }
  theme: StoredTheme | null
  webhook_secret: string | null
  attach_adf: boolean | null
}

/** A lead with what its receivers need. */
const READ_LEAD = `
  SELECT l.*, to_jsonb(themes) AS theme,
    CASE WHEN o.id IS NOT NULL THEN json_build_object('name', o.name, 'phone', coalesce(o.contact_detail_phone,
      o.contact_detail_landline_phone)) END AS location, ${leadZoneSql('l')} AS time_zone,
    CASE WHEN d.id IS NOT NULL THEN json_build_object('name', d.name, 'slug', d.slug) END AS dealership,
    json_build_object('name', t.name, 'slug', t.slug, 'host', coalesce(t.canonical_host,
      (SELECT host FROM tenants_domains WHERE _parent_id = t.id ORDER BY _order LIMIT 1))) AS site,
    rule.webhook_secret, rule.attach_adf
  FROM leads l JOIN tenants t ON t.id = l.tenant_id
  LEFT JOIN locations o ON o.id = l.location_id
  LEFT JOIN dealerships d ON d.id = l.dealership_id
  LEFT JOIN themes ON themes.tenant_id = t.id
  LEFT JOIN lead_rules rule ON rule.id = $2 AND rule.tenant_id = l.tenant_id
  WHERE l.id = $1`

type Json = Readonly<Record<string, unknown>>

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

const textOf = (record: Json, key: string): string | null => {
  const value = ownValue(record, key)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

const numberOf = (record: Json, key: string): number | null => {
  const value = ownValue(record, key)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function vehicleOf(stored: unknown): LeadVehicle | null {
  const vehicle = recordOf(stored)
  const [make, model] = [textOf(vehicle, 'make'), textOf(vehicle, 'model')]
  const title = textOf(vehicle, 'name') ?? [make, model].filter(Boolean).join(' ')
  if (!title) return null
  return {
    title,
    year: numberOf(vehicle, 'year'),
    make: make ?? '',
    model: model ?? '',
    badge: textOf(vehicle, 'badge'),
    isUsed: textOf(vehicle, 'car_type') === 'used',
    stockNumber: textOf(vehicle, 'stocknum'),
    vin: textOf(vehicle, 'vin'),
    kilometres: numberOf(vehicle, 'km'),
    bodyType: textOf(vehicle, 'body'),
    transmission: textOf(vehicle, 'transmission'),
    colour: textOf(vehicle, 'colour'),
    price: numberOf(vehicle, 'price'),
    priceShown: textOf(vehicle, 'price_shown'),
  }
}

const fileNamesOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.flatMap((file) => textOf(recordOf(file), 'name') ?? []) : []

function adminUrlOf(publicId: string): string | null {
  const { SERVER_URL } = env()
  return SERVER_URL ? `${SERVER_URL.replace(/\/$/, '')}/admin/inbox/${publicId}` : null
}

export interface LeadToDeliver {
  readonly lead: DeliveredLead
  readonly look: MailLook
  /** Sealed. Null if the rule has none. */
  readonly webhookSecret: string | null
  /** Whether a mail to people has the ADF document attached. */
  readonly attachesAdf: boolean
  /** Why the lead goes nowhere, or null. */
  readonly stopped: string | null
}

function stopOf({ erased_at, is_spam }: LeadRow): string | null {
  if (erased_at) return 'The personal data of the lead was erased.'
  return is_spam ? 'The lead is marked as spam.' : null
}

function leadOf(row: LeadRow, deliveryId: string): DeliveredLead {
  const { name, last_name: lastName, email, phone, postcode, location, dealership, site } = row
  const answers = recordOf(row.answers) as Answers
  return {
    deliveryId,
    leadId: row.public_id,
    receivedAt: row.created_at,
    form: { key: row.form_key ?? '', name: row.form_name ?? 'Enquiry' },
    category: row.category ?? 'General Enquiry',
    subcategory: row.subcategory,
    person: { name, lastName, email, phone, postcode },
    message: row.message,
    wantsOffers: row.opt_in ?? false,
    answers: readableAnswers(answers),
    fileNames: fileNamesOf(row.files),
    vehicle: vehicleOf(row.vehicle_snapshot),
    traded: row.form_key === 'trade-in' ? ownVehicleOf(answers) : null,
    location,
    dealership,
    site: {
      name: site.name,
      host: site.host ?? `${site.slug}.localhost`,
      timeZone: row.time_zone,
    },
    pageUrl: textOf(recordOf(row.source), 'url'),
    adminUrl: adminUrlOf(row.public_id),
  }
}

/** The lead of a delivery, or null if it is gone. */
export async function readLeadToDeliver(
  pool: Pool,
  { leadId, ruleId, deliveryId }: { leadId: number; ruleId: number | null; deliveryId: string },
): Promise<LeadToDeliver | null> {
  const { rows } = await pool.query<LeadRow>(READ_LEAD, [leadId, ruleId])
  const [row] = rows
  if (!row) return null
  return {
    lead: leadOf(row, deliveryId),
    look: mailLook(parseTheme(row.theme).theme),
    webhookSecret: row.webhook_secret,
    attachesAdf: row.attach_adf ?? false,
    stopped: stopOf(row),
  }
}
