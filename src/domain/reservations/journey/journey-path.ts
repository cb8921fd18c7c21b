import { checkAnswers } from '../../leads/form/check-answers'
import { ownValue } from '../../records/own-value'
import { type Extra, type JourneyAnswers, type JourneyStep, journeyForm, stepsOf } from './journey-steps'

/** ROUTE-19 */
export const JOURNEY = '/checkout-journey'

/** The first step whose answers are missing, or that the website's extras have made invalid since. Null if none is. */
export function firstOpenStep(answers: JourneyAnswers, extras: readonly Extra[]): JourneyStep | null {
  const open = stepsOf(extras).find((step) => {
    const given = ownValue(answers, step)
    return !given || checkAnswers(journeyForm(step, extras), given).problems.length > 0
  })
  return open ?? null
}

/** `/checkout-journey` for a vehicle, at a step or where the shopper was (ROUTE-19). */
export function journeyAddress(
  carId: string,
  { token, step, isAgain = false }: { token: string | null; step?: string; isAgain?: boolean },
): string {
  const query = new URLSearchParams({ car_id: carId })
  if (token) query.set('journey', token)
  if (step) query.set('step', step)
  if (isAgain) query.set('again', '1')
  return `${JOURNEY}?${query}`
}
