import type { Answers } from '@/domain/leads/form/lead-form'
import { ownValue } from '@/domain/records/own-value'
import { parsePhone } from '../leads/parse-phone'
import type { Contact } from '../reservations/claim-vehicle'

/** Who reserves, from the answers of the contact step. */
export function contactOf(answers: Answers): Contact {
  const text = (name: string) => String(ownValue(answers, name) ?? '')
  const phone = text('phone')
  return {
    name: text('name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: parsePhone(phone) ?? phone,
  }
}
