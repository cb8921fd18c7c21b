import type { LeadForm } from '../leads/form/lead-form'
import type { Offer } from './offer'

/** The enquiry, opened with the offer's name. The lead keeps the address of the offer's page too. */
export function offerForm(form: LeadForm, { name }: Pick<Offer, 'name'>): LeadForm {
  const value = `I am interested in the offer “${name}”.`
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => (field.name === 'message' ? { ...field, value } : field)),
    })),
  }
}
