import { cardOutcome, sandboxCards } from './sandbox-cards'

it('the sandbox has a card for success, refusal, 3-D Secure and delay', () => {
  expect(sandboxCards.map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
    'requires_action',
    'processing',
  ])
})

it('spaces in a card number do not matter', () => {
  expect(cardOutcome('4242424242424242')?.status).toBe('succeeded')
  expect(cardOutcome('4242-4242 4242 4242')?.status).toBe('succeeded')
})

it.each(['', '5555555555554444', '4242', 'constructor'])('the sandbox refuses the card "%s"', (number) => {
  expect(cardOutcome(number)).toBeNull()
})
