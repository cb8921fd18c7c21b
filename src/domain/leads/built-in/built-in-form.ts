import type { LeadForm } from '../form/lead-form'
import type { BuiltInKey } from './built-in-keys'
import { type BuildForm, contact, enquiry, photoRequest, testDrive } from './contact-forms'
import { careers, fleet, parts, service } from './department-forms'
import { finance, preApproval } from './finance-forms'
import type { FormContext, FormSite } from './form-site'
import { tradeIn } from './trade-in-form'
import { withTurnstile } from './with-turnstile'

const builders: Readonly<Record<BuiltInKey, BuildForm>> = {
  contact,
  enquiry,
  'test-drive': testDrive,
  'photo-request': photoRequest,
  finance,
  'pre-approval': preApproval,
  'trade-in': tradeIn,
  service,
  parts,
  careers,
  fleet,
}

/** A form that every website has, by its settings and locations, filled for the vehicle it is about. */
export const builtInForm = (key: BuiltInKey, site: FormSite, context: FormContext): LeadForm =>
  withTurnstile(site, builders[key](site, context))
