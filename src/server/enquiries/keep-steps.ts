import type { LeadForm } from '@/domain/leads/form/lead-form'
import { stepsSoFar } from '@/domain/leads/form/steps-so-far'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { draftToken } from '../leads/draft-cookie'
import { storeDraft } from '../leads/drafts'
import { answerKept, answerProblems } from '../leads/enquiry-answers'
import { checkSubmission } from '../leads/submission/check-submission'
import type { Submission } from '../leads/submission/submission'

/**
 * Answers a form that was sent before its last step (MSL-02). Its steps so far are checked and kept for an hour, for the browser that sent
 * them. They are no lead: nobody sees them, and nothing is delivered.
 */
export async function keepSteps(
  ctx: TenantContext,
  { request, submission, form }: { request: Request; submission: Submission; form: LeadForm },
): Promise<Response> {
  const soFar = { ...form, steps: stepsSoFar(form, submission.fields) }
  const { problems } = checkSubmission(soFar, submission)
  if (problems.length > 0) return answerProblems(problems)
  const { fields, visit: page } = submission
  const token = await storeDraft(ctx, soFar, { fields, problems, page, earlier: draftToken(request) })
  return answerKept(request, token)
}
