import type { LoadedForm } from '@/domain/leads/built-in/contact-place'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LeadFormBlock } from '@/payload-types'
import { getContactPlaces } from '@/server/leads/contact-places'
import { getForm } from '@/server/leads/get-form'

const keyOf = ({ form, own_form: own }: LeadFormBlock): string =>
  form === 'own' ? (typeof own === 'object' && own ? own.slug : '') : form

/** The block's form. Null if an editor's form was deleted. */
export async function loadLeadForm(block: LeadFormBlock, ctx: TenantContext): Promise<LoadedForm | null> {
  const form = await getForm(ctx, keyOf(block))
  if (!form) return null
  const places = block.show_contact ? await getContactPlaces(ctx, form.purpose) : []
  return { form: block.submit_label ? { ...form, submitLabel: block.submit_label } : form, places }
}
