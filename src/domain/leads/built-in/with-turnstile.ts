import type { LeadForm } from '../form/lead-form'
import type { FormSite } from './form-site'

/** The form as a website that uses Cloudflare Turnstile shows it. */
export const withTurnstile = ({ turnstileKey }: Pick<FormSite, 'turnstileKey'>, form: LeadForm): LeadForm =>
  turnstileKey === '' ? form : { ...form, turnstileKey }
