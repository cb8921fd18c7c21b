import { ownValue } from '@/domain/records/own-value'
import type { Answers, LeadForm } from '../form/lead-form'

export interface LeadCategory {
  readonly category: string
  readonly subcategory: string | null
}

const CAREERS = 'Career Enquiry'

/**
 * What a lead is filed under: what the shopper chose, else the form's category. Careers enquiries are filed as General
 * Enquiry, on websites that convert them (ENQ-04, ENQ-20).
 */
export function leadCategory(
  form: Pick<LeadForm, 'category' | 'subcategory'>,
  answers: Answers,
  convertsCareers: boolean,
): LeadCategory {
  const chosen = ownValue(answers, 'category')
  const category = typeof chosen === 'string' && chosen !== '' ? chosen : form.category
  return convertsCareers && category === CAREERS
    ? { category: 'General Enquiry', subcategory: CAREERS }
    : { category, subcategory: form.subcategory }
}
