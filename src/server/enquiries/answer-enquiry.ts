import type { FieldProblem } from '@/domain/leads/form/check-answers'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { leadCategory } from '@/domain/leads/record/lead-category'
import { leadEvent } from '@/domain/leads/record/lead-event'
import { leadPlace } from '@/domain/leads/record/lead-place'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { draftToken, endDraftOf } from '../leads/draft-cookie'
import { storeDraft } from '../leads/drafts'
import { answerProblems, answerReceived, refuse, showAgain, wantsPage } from '../leads/enquiry-answers'
import { removeFiles, storeFiles } from '../leads/files/store-files'
import { findSubject } from '../leads/find-subject'
import { formContext } from '../leads/form-context'
import { getForm } from '../leads/get-form'
import { type LeadKeys, leadKeys } from '../leads/lead-keys'
import { countForm } from '../leads/lead-limits'
import { getLeadPlaces, type LeadPlace } from '../leads/lead-places'
import { buildLead, locationAnswer } from '../leads/lead-record'
import { scoreSubmission } from '../leads/spam/score-submission'
import { type CheckedSubmission, checkSubmission } from '../leads/submission/check-submission'
import { readSubmission } from '../leads/submission/read-submission'
import { dropReceived } from '../leads/submission/receive-multipart'
import { type Submission, UnreadableSubmission } from '../leads/submission/submission'
import { findLead, type SubmittedLead, submitLead, type WithinLead } from '../leads/submit-lead'
import { withConsent } from '../leads/with-consent'
import { SlotTaken } from '../test-drives/booking/slot-taken'
import { readCaller } from '../web/read-caller'
import { keepSteps } from './keep-steps'
import { planExtras, TIME } from './plan-extras'

/** A form that was read and checked, with what it is about. */
interface Sent {
  readonly request: Request
  readonly submission: Submission
  readonly form: LeadForm
  readonly vehicle: Vehicle | null
  readonly place: LeadPlace | null
  readonly checked: CheckedSubmission
  readonly keys: LeadKeys
  readonly sentFromNetwork: number
  readonly now: Date
}

/**
 * Answers `POST /api/enquiries` for every form (decision 79; ENQ-18, MSL-06). The shopper is told "received" only once the lead is
 * committed. Spam gets the same answer. Rejects when the database does not answer.
 */
export async function answerEnquiry(ctx: TenantContext, request: Request, now: Date): Promise<Response> {
  const { count, waitSeconds } = await countForm(ctx, readCaller(request.headers).address)
  if (waitSeconds !== null) {
    const retry = { 'retry-after': String(waitSeconds) }
    return refuse(
      request,
      429,
      'Too many forms were sent from your network. Try again in a few minutes.',
      retry,
    )
  }
  let submission: Submission
  try {
    submission = await readSubmission(request)
  } catch (error) {
    if (error instanceof UnreadableSubmission) return refuse(request, error.status, error.message)
    throw error
  }
  try {
    const sent = await checkSent(ctx, submission)
    if (typeof sent === 'string') return refuse(request, 404, sent)
    if (!submission.isLastStep) return await keepSteps(ctx, { request, submission, form: sent.form })
    const keys = leadKeys({ form: sent.form.key, answers: sent.checked.answers, submission }, now.getTime())
    return await answerSent(ctx, { ...sent, request, submission, keys, sentFromNetwork: count, now })
  } finally {
    await dropReceived(submission.files)
  }
}

/** The form with what it is about; a sentence when there is no such form or vehicle. */
async function checkSent(
  ctx: TenantContext,
  submission: Submission,
): Promise<Pick<Sent, 'form' | 'vehicle' | 'place' | 'checked'> | string> {
  const { carId, carDealershipId } = submission
  const vehicle = await findSubject(ctx, submission.form, carId)
  if (vehicle === undefined) return 'This vehicle does not exist.'
  const form = await getForm(ctx, submission.form, formContext(ctx, vehicle))
  if (!form) return 'This form does not exist.'
  const checked = checkSubmission(form, submission)
  const about = vehicle ?? { location_id: null, dealership_id: carDealershipId }
  const place = leadPlace(await getLeadPlaces(ctx), locationAnswer(checked.answers), about)
  return { form, vehicle, place, checked }
}

async function answerSent(ctx: TenantContext, sent: Sent): Promise<Response> {
  const { form, checked, vehicle, now } = sent
  if (checked.problems.length > 0) return answerRefused(ctx, sent, checked.problems)
  const extras = await planExtras(ctx, { form, answers: checked.answers, vehicle, now })
  if (extras.kind === 'refused') return answerTaken(ctx, sent, extras.problem)
  try {
    const lead = await storeSent(ctx, sent, extras.within)
    return await answerStored(ctx, sent, lead, (await extras.nextOf?.(lead.id)) ?? null)
  } catch (error) {
    if (error instanceof SlotTaken) return answerTaken(ctx, sent, { field: TIME, message: error.message })
    throw error
  }
}

async function answerRefused(
  ctx: TenantContext,
  { request, submission, form }: Sent,
  problems: readonly FieldProblem[],
): Promise<Response> {
  if (!wantsPage(request)) return answerProblems(problems)
  const { fields, visit: page } = submission
  const token = await storeDraft(ctx, form, { fields, problems, page, earlier: draftToken(request) })
  return showAgain(request, form.key, submission.carId, token)
}

/** A time that is taken may be taken by this very form, if its first answer was lost. */
async function answerTaken(ctx: TenantContext, sent: Sent, problem: FieldProblem): Promise<Response> {
  const earlier = await findLead(ctx, sent.keys)
  return earlier ? answerStored(ctx, sent, earlier) : answerRefused(ctx, sent, [problem])
}

async function answerStored(
  ctx: TenantContext,
  { request, form, vehicle, place, checked }: Sent,
  lead: SubmittedLead,
  next: string | null = null,
): Promise<Response> {
  await endDraftOf(ctx, request)
  const filed = leadCategory(form, checked.answers, ctx.settings['enquiry.convertsCareers'])
  return answerReceived(request, {
    form: form.key,
    publicId: lead.publicId,
    category: filed.category,
    event: leadEvent(form.purpose, filed, vehicle),
    locationId: place?.id ?? null,
    next,
  })
}

/**
 * Stores the files, then the lead. Files of a lead that was stored before, or certainly not, are removed; after any other error the lead may
 * be committed, and the nightly sweep decides.
 */
async function storeSent(
  ctx: TenantContext,
  sent: Sent,
  within: WithinLead | undefined,
): Promise<SubmittedLead> {
  const { request, submission, checked, sentFromNetwork, now } = sent
  const { answers } = checked
  const spam = await scoreSubmission(ctx, { submission, answers, sentFromNetwork, now: now.getTime() })
  const files = await storeFiles(checked.files, now.getTime())
  const userAgent = request.headers.get('user-agent')
  const record = await buildLead(ctx, { ...sent, answers, files, spam, userAgent })
  const books = sent.form.purpose === 'test-drive'
  // Releasing the lead books the time, if it is still free.
  const extra = books && record.isSpam ? undefined : within
  try {
    const lead = await submitLead(ctx, record, withConsent(ctx, record, extra))
    if (lead.isRepeat) await removeFiles(files)
    return lead
  } catch (error) {
    if (error instanceof SlotTaken) await removeFiles(files)
    throw error
  }
}
