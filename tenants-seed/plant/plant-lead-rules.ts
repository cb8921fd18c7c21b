import type { PayloadRequest } from 'payload'
import type { DemoTenant } from '../demo-tenant'

/** Where the website's leads go: the workshop's to its desk, careers to the office, all others to the sales people. */
export async function plantLeadRules(
  req: PayloadRequest,
  tenant: number,
  { slug, words }: Pick<DemoTenant, 'slug' | 'words'>,
): Promise<void> {
  const at = (name: string) => [`${name}@${words.email.split('@')[1]}`]
  const rules = [
    { name: 'Workshop', forms: ['service', 'parts'], emails: at('workshop') },
    { name: 'Office', forms: ['careers'], emails: at('office') },
    { name: 'Sales', emails: [words.email], only_without_others: true },
    {
      name: 'CRM',
      method: 'adf' as const,
      categories: ['Sales', 'Test Drive', 'Finance Enquiry'],
      emails: at('crm'),
    },
  ]
  // One website has a CRM, so that the demo shows both.
  for (const rule of slug === 'southerncross' ? rules : rules.slice(0, -1)) {
    await req.payload.create({
      collection: 'lead-rules',
      data: { method: 'email', ...rule, tenant },
      depth: 0,
      req,
    })
  }
}
