import { accountForms } from '../account-forms'
import { accountProblem, answerAccountForm } from '../answer-account-form'

interface Context {
  params: Promise<{ host: string; action: string }>
}

/** The forms of an account: `POST /api/account/{action}` with a form, answered with a redirect (ROUTE-27). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { host, action } = await params
  const handle = accountForms.get(action)
  if (!handle) return accountProblem(404, 'This address does not exist.')
  return answerAccountForm(request, host, handle)
}
