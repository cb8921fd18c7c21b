import type { DeliveredLead, LeadVehicle, TradedVehicle } from './delivered-lead'
import { element, parent } from './xml'

const optional = (name: string, value: string | number | null, attributes = {}) =>
  value === null || value === '' ? '' : element(name, String(value), attributes)

/** A trade-in has the shopper's vehicle first, and then the one they want, if any. The DTD wants at least one. */
function vehiclesOf({ form, vehicle, traded }: DeliveredLead): string[] {
  const interest = form.key === 'test-drive' ? 'test-drive' : 'buy'
  const wanted =
    vehicle && parent('vehicle', detailsOf(vehicle), { interest, status: vehicle.isUsed ? 'used' : 'new' })
  if (traded) return [tradedOf(traded), wanted ?? '']
  const unknown = [element('year', ''), element('make', ''), element('model', '')]
  return [wanted ?? parent('vehicle', unknown, { interest })]
}

const tradedOf = ({ year, make, model, badge, km }: TradedVehicle) =>
  parent(
    'vehicle',
    [
      element('year', String(year)),
      element('make', make),
      element('model', model),
      optional('trim', badge),
      optional('odometer', km, { status: 'unknown', units: 'km' }),
    ],
    { interest: 'trade-in', status: 'used' },
  )

/** In the order of the DTD. */
function detailsOf(vehicle: LeadVehicle): string[] {
  const { colour } = vehicle
  return [
    element('year', String(vehicle.year ?? '')),
    element('make', vehicle.make),
    element('model', vehicle.model),
    optional('vin', vehicle.vin),
    optional('stock', vehicle.stockNumber),
    optional('trim', vehicle.badge),
    optional('bodystyle', vehicle.bodyType),
    optional('transmission', vehicle.transmission),
    optional('odometer', vehicle.kilometres, { status: 'unknown', units: 'km' }),
    colour ? parent('colorcombination', [element('exteriorcolor', colour)]) : '',
    optional('price', vehicle.price, { type: 'asking', currency: 'AUD' }),
  ]
}

/** The DTD wants an email address or a phone number, so an empty address stands for a lead with neither. */
function reachOf(email: string | null, phone: string | null): string[] {
  if (!email && phone) return [element('phone', phone)]
  return [element('email', email ?? ''), optional('phone', phone)]
}

function customerOf(lead: DeliveredLead): string {
  const { name, lastName, email, phone, postcode } = lead.person
  const names =
    name || lastName
      ? [optional('name', name, { part: 'first' }), optional('name', lastName, { part: 'last' })]
      : [element('name', 'Unknown')]
  const address = postcode
    ? parent('address', [element('street', ''), element('postalcode', postcode), element('country', 'AU')])
    : ''
  const contact = parent('contact', [...names, ...reachOf(email, phone), address])
  return parent('customer', [contact, optional('comments', commentsOf(lead))])
}

function commentsOf({
  form,
  category,
  subcategory,
  message,
  answers,
  wantsOffers,
  fileNames,
}: DeliveredLead) {
  const lines = [
    message,
    `Form: ${form.name}`,
    `Category: ${[category, subcategory].filter(Boolean).join(', ')}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    fileNames.length > 0 ? `Files: ${fileNames.join(', ')}` : null,
    `Wants offers: ${wantsOffers ? 'yes' : 'no'}`,
  ]
  return lines.filter(Boolean).join('\n')
}

function vendorOf({ dealership, location, site }: DeliveredLead): string {
  const name = dealership?.name ?? site.name
  const contact = [
    element('name', location?.name ?? name, { part: 'full', type: 'business' }),
    ...reachOf(null, location?.phone ?? null),
  ]
  return parent('vendor', [
    dealership ? element('id', dealership.slug, { source: 'Forecourt' }) : '',
    element('vendorname', name),
    element('url', site.host),
    parent('contact', contact),
  ])
}

/**
 * The lead in ADF 1.0, the format of car dealers' CRMs. Valid against the published DTD. The id is the delivery's, so that a CRM recognises
 * a repeated attempt.
 */
export function adfDocument(lead: DeliveredLead): string {
  const prospect = parent(
    'prospect',
    [
      element('id', lead.deliveryId, { sequence: '1', source: 'Forecourt' }),
      element('requestdate', lead.receivedAt.toISOString()),
      ...vehiclesOf(lead),
      customerOf(lead),
      vendorOf(lead),
      parent('provider', [element('name', 'Forecourt'), optional('url', lead.pageUrl)]),
    ],
    { status: 'new' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>${prospect}</adf>\n`
}
