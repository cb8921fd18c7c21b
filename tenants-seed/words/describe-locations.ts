import type { DemoLocation, DemoTenant } from '../demo-tenant'
import { formatHours } from './hours'

const kinds: Readonly<Record<DemoLocation['type'], string>> = {
  sales: 'Showroom',
  service: 'Workshop',
  parts: 'Parts counter',
  'car-buying': 'We buy cars',
}

function wordsFor(location: DemoLocation, state: string): string {
  return [
    `## ${location.name}`,
    `${kinds[location.type]}: ${location.street}, ${location.suburb} ${state} ${location.postcode}. Telephone ${location.phone}.`,
    [
      `- Monday to Friday ${formatHours(location.weekdays)}`,
      `- Saturday ${formatHours(location.saturday)}`,
      '- Sunday and public holidays closed',
    ].join('\n'),
  ].join('\n\n')
}

export function stateOfPostcode(postcode: string): string {
  if (/^26(0|1)/.test(postcode)) return 'ACT'
  const states: Readonly<Record<string, string>> = {
    2: 'NSW',
    3: 'VIC',
    4: 'QLD',
    5: 'SA',
    6: 'WA',
    7: 'TAS',
  }
  return states[postcode.charAt(0)] ?? 'NT'
}

export function describeLocations({ dealerships }: DemoTenant): string {
  return dealerships
    .flatMap(({ locations }) => locations)
    .map((location) => wordsFor(location, stateOfPostcode(location.postcode)))
    .join('\n\n')
}
