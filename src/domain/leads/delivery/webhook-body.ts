import type { DeliveredLead } from './delivered-lead'

/** The JSON that a webhook gets. Fields are only ever added. */
export function webhookBody(lead: DeliveredLead): string {
  const { deliveryId, leadId, receivedAt, form, person, vehicle, location, dealership, site } = lead
  return JSON.stringify({
    event: 'lead.received',
    delivery_id: deliveryId,
    lead_id: leadId,
    received_at: receivedAt.toISOString(),
    form: form.key,
    form_name: form.name,
    category: lead.category,
    subcategory: lead.subcategory,
    person: {
      name: person.name,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      postcode: person.postcode,
    },
    message: lead.message,
    wants_offers: lead.wantsOffers,
    answers: lead.answers,
    files: lead.fileNames,
    vehicle: vehicle && {
      title: vehicle.title,
      year: vehicle.year,
      make: vehicle.make,
      model: vehicle.model,
      badge: vehicle.badge,
      condition: vehicle.isUsed ? 'used' : 'new',
      stock_number: vehicle.stockNumber,
      vin: vehicle.vin,
      kilometres: vehicle.kilometres,
      price: vehicle.price,
    },
    location,
    dealership,
    website: { name: site.name, host: site.host },
    page_url: lead.pageUrl,
  })
}

/** What a webhook's signature signs. The time is inside, so that a receiver can refuse an old request sent again. */
export const signatureInput = (unixSeconds: number, body: string): string => `${unixSeconds}.${body}`
