import { randomBytes } from 'node:crypto'
import type { DeliveryRule } from '@/domain/leads/delivery/delivery-rule'
import type { PlannedDelivery } from '@/domain/leads/delivery/plan-deliveries'
import { planDeliveries } from '@/domain/leads/delivery/plan-deliveries'
import type { Answers, LeadForm } from '@/domain/leads/form/lead-form'
import { leadCategory } from '@/domain/leads/record/lead-category'
import { type LeadConsent, leadConsents } from '@/domain/leads/record/lead-consents'
import { leadDealership } from '@/domain/leads/record/lead-place'
import { vehicleAnswers, vehicleSnapshot } from '@/domain/leads/record/lead-vehicle'
import type { SpamScore } from '@/domain/leads/spam/score-spam'
import { ownValue } from '@/domain/records/own-value'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { getRules } from './delivery/read-rules'
import type { LeadFile } from './files/store-files'
import type { LeadKeys } from './lead-keys'
import type { LeadPlace } from './lead-places'
import { personKey } from './privacy/person-key'
import type { Submission } from './submission/submission'

/** What a lead is made of. Everything is checked. */
export interface LeadParts {
  readonly form: LeadForm
  readonly submission: Submission
  readonly answers: Answers
  readonly files: readonly LeadFile[]
  readonly vehicle: Vehicle | null
  readonly place: LeadPlace | null
  readonly spam: SpamScore
  readonly userAgent: string | null
  readonly keys: LeadKeys
  readonly now: Date
  /** The delivery rules, if the caller has no cache to read them from, as the worker. */
  readonly rules?: readonly DeliveryRule[]
}

/** A lead's row, by column but for the website, with its keys and deliveries. */
export interface LeadRecord {
  readonly keys: LeadKeys
  readonly columns: Readonly<Record<string, unknown>>
  readonly deliveries: readonly PlannedDelivery[]
  readonly consents: readonly LeadConsent[]
  readonly isSpam: boolean
}

/** Bytes of a public id: 128 bits cannot be guessed. */
const ID_BYTES = 16

export const locationAnswer = (answers: Answers): string | null => {
  const chosen = ownValue(answers, 'location_id')
  return typeof chosen === 'string' ? chosen : null
}

function personColumns({ groupId }: Pick<TenantContext, 'groupId'>, answers: Answers) {
  const text = (name: string) => {
    const answer = ownValue(answers, name)
    return typeof answer === 'string' && answer !== '' ? answer : null
  }
  const [email, phone] = [text('email'), text('phone')]
  return {
    name: text('name'),
    last_name: text('last_name'),
    email,
    phone,
    postcode: text('postcode'),
    message: text('message'),
    opt_in: ownValue(answers, 'opt_in') === true,
    person_key: personKey(groupId, { email, phone }),
  }
}

function sourceOf({ visit }: Submission, userAgent: string | null) {
  const { url, pageId, visitedPages, campaign } = visit
  return {
    source: 'Website',
    url,
    page_id: pageId,
    user_agent: userAgent?.slice(0, 500) ?? null,
    visited_pages: visitedPages,
    linked_query_params: campaign,
  }
}

function aboutColumns(ctx: TenantContext, { vehicle, place, answers }: LeadParts) {
  return {
    vehicle_id: vehicle && Number(vehicle.id),
    vehicle_snapshot: vehicle && vehicleSnapshot(vehicle, vehicleSettings(ctx, vehicle)),
    location_id: place?.id ?? null,
    dealership_id: leadDealership(place, locationAnswer(answers), vehicle),
  }
}

/** Where the lead goes, as its answers name it, also without a vehicle (ENQ-02, MSL-08). */
function placeAnswers({ dealerships }: TenantContext, place: LeadPlace | null, dealershipId: number | null) {
  const slug = dealerships.find(({ id }) => id === dealershipId)?.slug
  return { ...(place && { location: place.name }), ...(slug && { dealership_slug: slug }) }
}

/** Builds a lead's row (MSL-08). Spam gets no deliveries until somebody says that it is none. */
export async function buildLead(ctx: TenantContext, parts: LeadParts): Promise<LeadRecord> {
  const { form, submission, answers, files, vehicle, spam, keys, now } = parts
  const filed = leadCategory(form, answers, ctx.settings['enquiry.convertsCareers'])
  const about = aboutColumns(ctx, parts)
  const routed = {
    formKey: form.key,
    category: filed.category,
    locationId: about.location_id,
    dealershipId: about.dealership_id,
    carType: vehicle?.car_type ?? null,
  }
  const consents = leadConsents(form, answers, now.toISOString())
  return {
    keys,
    consents,
    isSpam: spam.isSpam,
    deliveries: spam.isSpam ? [] : planDeliveries(routed, parts.rules ?? (await getRules(ctx))),
    columns: {
      status: 'new',
      form_key: form.key,
      form_name: form.name,
      form_completed: true,
      offer_accepted: false,
      public_id: randomBytes(ID_BYTES).toString('base64url'),
      idempotency_key: keys[0],
      ...filed,
      ...about,
      ...personColumns(ctx, answers),
      answers: {
        ...placeAnswers(ctx, parts.place, about.dealership_id),
        ...(vehicle ? vehicleAnswers(vehicle) : {}),
        ...answers,
      },
      consents,
      files: files.length > 0 ? files : null,
      source: sourceOf(submission, parts.userAgent),
      is_spam: spam.isSpam,
      spam_score: spam.score,
      spam_reasons: spam.reasons,
    },
  }
}
