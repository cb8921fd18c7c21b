import type { Answers } from '../leads/form/lead-form'
import { ownValue } from '../records/own-value'
import { type ConditionAnswers, conditionOf } from './condition'

/** The vehicle that a shopper wants to trade in or sell. */
export interface OwnVehicle {
  readonly rego: string | null
  readonly regoState: string | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number
  readonly km: number
  readonly condition: ConditionAnswers
}

/** PostgreSQL stores no null characters and no half of a surrogate pair. */
const textOf = (answers: Answers, name: string): string | null => {
  const answer = ownValue(answers, name)
  const text = typeof answer === 'string' ? answer.replace(/[\0\p{Cs}]/gu, '').trim() : ''
  return text === '' ? null : text
}

function numberOf(answers: Answers, name: string): number | null {
  const text = textOf(answers, name)
  const number = text === null ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= 0 ? Math.round(number) : null
}

/** Reads the vehicle from the checked answers of the trade-in form. Null without make, model, year or kilometres. */
export function ownVehicleOf(answers: Answers): OwnVehicle | null {
  const [make, model] = [textOf(answers, 'make'), textOf(answers, 'model')]
  const [year, km] = [numberOf(answers, 'year'), numberOf(answers, 'kms')]
  if (!make || !model || year === null || km === null) return null
  return {
    rego: textOf(answers, 'rego'),
    regoState: textOf(answers, 'regoState'),
    make,
    model,
    badge: textOf(answers, 'badge'),
    year,
    km,
    condition: conditionOf(answers),
  }
}

/** `2019 Kia Sportage GT-Line` */
export const ownVehicleName = ({
  year,
  make,
  model,
  badge,
}: Pick<OwnVehicle, 'year' | 'make' | 'model' | 'badge'>) =>
  [year, make, model, badge].filter(Boolean).join(' ')
