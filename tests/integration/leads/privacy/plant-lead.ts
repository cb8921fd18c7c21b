import type { Lead } from '~/src/payload-types'
import type { Site, World } from '../../isolation/world'

let count = 0

/** Creates a lead of a website, as the server does when a form is sent. */
export function plantLead(world: World, site: Site, data: Partial<Lead> = {}): Promise<Lead> {
  count += 1
  return world.payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      tenant: site.id,
      dealership: site.dealershipId,
      form_name: 'Enquiry',
      name: 'Mia',
      last_name: 'Chen',
      email: 'mia@example.com',
      phone: '+61412345678',
      message: 'Is it still there?',
      public_id: `lead-${count}`,
      idempotency_key: `key-${count}`,
      ...data,
    } as Lead,
  })
}

export async function plantLocation(world: World, site: Site, name: string): Promise<number> {
  const { id } = await world.payload.create({
    collection: 'locations',
    data: { name, slug: name.toLowerCase(), tenant: site.id, dealership: site.dealershipId },
  })
  return id
}
