import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { parseCents } from '@/domain/money/cents'
import { actOnPayment, type StaffAct } from '@/server/checkout/staff-act'
import { database } from '@/server/clients/database'
import { bodyOf, json } from '../../requests/requests'
import { deskOf } from './reached-payment'

const CONFLICT = 409
const FORBIDDEN = 403

const reason = z
  .string('reason must be a text.')
  .trim()
  .min(3, 'reason: say why.')
  .max(500, 'reason may have 500 characters at most.')

/** Dollars as people type them; empty for everything that is left. */
const amount = z.string('amount must be a text.').transform((text, context) => {
  if (text.trim() === '') return null
  const cents = parseCents(text)
  if (cents === null || cents === 0) {
    context.addIssue({ code: 'custom', message: 'amount: enter dollars, such as 50 or 50.00.' })
    return z.NEVER
  }
  return cents
})

const schema = z.discriminatedUnion(
  'action',
  [
    z.object({
      action: z.literal('extend'),
      hours: z.int('hours must be a whole number.').min(1).max(336, 'hours: 336 at most.'),
      reason,
    }),
    z.object({ action: z.literal('release'), reason }),
    z.object({ action: z.literal('sell'), reason }),
    z.object({
      action: z.literal('refund'),
      amount,
      reason,
      key: z.string().regex(/^[\w-]{8,64}$/, 'key must have 8 to 64 letters and digits.'),
    }),
  ],
  'action must be extend, release, sell or refund.',
)

const actOf = (given: z.infer<typeof schema>): StaffAct =>
  given.action === 'refund'
    ? { action: 'refund', amountCents: given.amount, reason: given.reason, key: given.key }
    : given

const endpointsOf = (by: 'reservation' | 'payment'): Endpoint[] => [
  {
    path: '/:id/desk',
    method: 'get',
    handler: async (req) => json((await deskOf(req, by)).desk),
  },
  {
    path: '/:id/acts',
    method: 'post',
    handler: async (req) => {
      const { user, desk } = await deskOf(req, by)
      const act = actOf(await bodyOf(req, schema))
      const isOffered = desk.actions.includes(act.action)
      if (!isOffered && act.action === 'refund' && desk.left !== null) {
        throw new APIError('Only admins of the group return money.', FORBIDDEN, null, true)
      }
      const author = typeof req.user?.email === 'string' ? req.user.email : String(user.id)
      const actor = { userId: user.id, author, now: new Date() }
      const problem = await actOnPayment(database(), desk.paymentId, act, actor)
      if (problem !== null) throw new APIError(problem, CONFLICT, null, true)
      return json((await deskOf(req, by)).desk)
    },
  },
]

export const reservationEndpoints = endpointsOf('reservation')
export const paymentEndpoints = endpointsOf('payment')
