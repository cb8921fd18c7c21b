import type { Understood } from './understood'

const postcodes: Readonly<Record<string, string>> = {
  Adelaide: '5000',
  Albury: '2640',
  Ballarat: '3350',
  Bendigo: '3550',
  Brisbane: '4000',
  Bunbury: '6230',
  Bundaberg: '4670',
  Cairns: '4870',
  Canberra: '2600',
  'Central Coast': '2250',
  'Coffs Harbour': '2450',
  Darwin: '0800',
  Dubbo: '2830',
  Geelong: '3220',
  'Gold Coast': '4217',
  'Hervey Bay': '4655',
  Hobart: '7000',
  Launceston: '7250',
  Mackay: '4740',
  Melbourne: '3000',
  Newcastle: '2300',
  Perth: '6000',
  'Port Macquarie': '2444',
  Rockhampton: '4700',
  Shepparton: '3630',
  'Sunshine Coast': '4558',
  Sydney: '2000',
  Tamworth: '2340',
  Toowoomba: '4350',
  Townsville: '4810',
  'Wagga Wagga': '2650',
  Wollongong: '2500',
}

/** Australia's larger cities, by lower-case name, with the name and a central postcode. */
export const cityPostcodes: ReadonlyMap<string, { readonly name: string; readonly postcode: string }> =
  new Map(Object.entries(postcodes).map(([name, postcode]) => [name.toLowerCase(), { name, postcode }]))

/** The meaning "within `km` of a city". Null for a city that is not in `cityPostcodes`. */
export function nearCity(city: string, km: number): Understood | null {
  const known = cityPostcodes.get(city)
  return known ? { label: `Within ${km} km of ${known.name}`, near: { postcode: known.postcode, km } } : null
}
