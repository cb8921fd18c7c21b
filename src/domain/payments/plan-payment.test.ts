import { isPaid, type Payment, paymentStates } from './payment'
import { type PaymentPlan, type ProviderPayment, planPayment } from './plan-payment'

const AMOUNT = 20_000
const payment = (changes: Partial<Payment> = {}): Payment => ({
  state: 'created',
  amountCents: AMOUNT,
  refundedCents: 0,
  ...changes,
})
const news = (status: ProviderPayment['status'], refundedCents = 0): ProviderPayment => ({
  status,
  amountCents: AMOUNT,
  refundedCents,
  failure: null,
})

/** Applies the news in this order. */
function follow(list: readonly ProviderPayment[]) {
  let now = payment()
  const entries: PaymentPlan['entries'][number][] = []
  for (const one of list) {
    const plan = planPayment(now, one)
    entries.push(...plan.entries)
    now = { ...now, state: plan.state, refundedCents: plan.refundedCents }
  }
  const held = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    state: now.state,
    refunded: now.refundedCents,
    held,
    charges: entries.filter(({ kind }) => kind === 'charged').length,
  }
}

function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, at) => orders(list.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

describe('planPayment', () => {
  it('in every order, and doubled, the same events end in the same state and the same money', () => {
    const events = [news('processing'), news('failed'), news('succeeded'), news('succeeded', 5000)]
    for (const order of orders(events)) {
      expect(follow([...order, ...order])).toEqual({
        state: 'part_refunded',
        refunded: 5000,
        held: 15_000,
        charges: 1,
      })
    }
  })

  it.each(paymentStates)('money that was taken makes a payment that was %s a paid one', (state) => {
    expect(isPaid(planPayment(payment({ state }), news('succeeded')).state)).toBe(true)
  })

  it('a second attempt after a refusal can succeed', () => {
    expect(
      follow([news('failed'), news('requires_action'), news('processing'), news('succeeded')]),
    ).toMatchObject({
      state: 'succeeded',
      held: AMOUNT,
    })
  })

  it('a late refusal does not undo a payment', () => {
    const plan = planPayment(payment({ state: 'succeeded' }), news('failed'))
    expect(plan).toEqual({ state: 'succeeded', refundedCents: 0, entries: [], isNewlyPaid: false })
  })

  it('news that the payment was created does not undo its progress', () => {
    expect(planPayment(payment({ state: 'processing' }), news('created')).state).toBe('processing')
  })

  it('a cancelled payment stays so until the provider says that it was paid', () => {
    expect(planPayment(payment({ state: 'canceled' }), news('processing')).state).toBe('canceled')
    expect(planPayment(payment({ state: 'canceled' }), news('succeeded')).isNewlyPaid).toBe(true)
  })

  it('never records more returned than was paid', () => {
    expect(planPayment(payment({ state: 'succeeded' }), news('succeeded', 99_999)).entries).toEqual([
      { kind: 'refunded', amountCents: -AMOUNT },
    ])
  })

  it('a refund that is only heard of later is recorded as the difference', () => {
    const plan = planPayment(
      payment({ state: 'part_refunded', refundedCents: 5000 }),
      news('succeeded', AMOUNT),
    )
    expect(plan).toMatchObject({ state: 'refunded', entries: [{ kind: 'refunded', amountCents: -15_000 }] })
  })
})
