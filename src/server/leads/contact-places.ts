import type { ContactPlace } from '@/domain/leads/built-in/contact-place'
import type { FormPurpose } from '@/domain/leads/form/lead-form'
import { hoursRows } from '@/domain/locations/hours/hours-rows'
import type { SiteLocation } from '@/domain/locations/location'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getLocations } from '../locations/get-locations'

const typesFor: Partial<Record<FormPurpose, readonly string[]>> = {
  service: ['service'],
  parts: ['parts', 'service'],
  'trade-in': ['car-buying', 'sales'],
}

const MOST = 3

function contactPlace(location: SiteLocation, closedText: string): ContactPlace {
  const { name, phone, street, city, hours } = location
  return { name, phone, street, city, hours: hoursRows(hours, closedText) }
}

/** The locations to show beside a form of this purpose, the main one first. */
export async function getContactPlaces(
  ctx: TenantContext,
  purpose: FormPurpose,
): Promise<readonly ContactPlace[]> {
  const all = await getLocations(ctx)
  const types = typesFor[purpose] ?? ['sales']
  const fitting = all.filter(({ type }) => type === null || types.includes(type))
  const places = (fitting.length > 0 ? fitting : all).slice(0, MOST)
  return places.map((place) => contactPlace(place, ctx.settings['locations.closedText']))
}
