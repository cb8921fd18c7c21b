import { commentParagraphs } from '@/domain/vehicle/dealer-comments'
import { regoText } from '@/domain/vehicle/rego'
import { isBlank, vehicleDetails } from '@/domain/vehicle/vehicle-details'
import { scriptJson } from './structured-data'

describe('commentParagraphs', () => {
  it('splits comments at the pipe [VDP-26]', () => {
    expect(commentParagraphs(' One. | Two.|| ')).toEqual(['One.', 'Two.'])
    // Repeated paragraphs stay.
    expect(commentParagraphs('Call us.|One.|Call us.')).toEqual(['Call us.', 'One.', 'Call us.'])
  })

  it.each([null, '', '|', ' | | '])('returns no paragraphs for %j [VDP-25]', (comments) => {
    expect(commentParagraphs(comments)).toEqual([])
  })
})

describe('regoText', () => {
  /** Still the 9th in Perth and Darwin, already the 10th in Adelaide and the eastern states. */
  const now = new Date('2026-03-09T14:00:00Z')
  const says = { 'vehiclePage.unregisteredText': true }
  const silent = { 'vehiclePage.unregisteredText': false }

  const registered = (rego_expiry: string | null, state: string | null = 'NSW') => ({ rego_expiry, state })

  it('shows an expiry date until the end of that day [VDP-31]', () => {
    expect(regoText(registered('2027-03-03'), silent, now)).toBe('Expires on 3 March 2027')
    expect(regoText(registered('2026-03-10'), silent, now)).toBe('Expires on 10 March 2026')
  })

  it('says that a vehicle is unregistered only when the site’s setting allows it [VDP-31]', () => {
    expect(regoText(registered('2026-03-09'), says, now)).toBe('Unregistered')
    expect(regoText(registered('2026-03-09'), silent, now)).toBeNull()
  })

  it('uses the date at the vehicle’s location [VDP-31]', () => {
    const expiring = (state: string | null) => regoText(registered('2026-03-09', state), says, now)
    for (const state of ['WA', 'NT']) expect(expiring(state)).toBe('Expires on 9 March 2026')
    for (const state of ['SA', 'QLD', 'NSW', 'ACT', 'VIC', 'TAS', null])
      expect(expiring(state)).toBe('Unregistered')
  })

  it.each([null, '', 'soon', '2026-13-45'])('returns null for %s', (expiry) => {
    expect(regoText(registered(expiry), says, now)).toBeNull()
  })
})

describe('vehicleDetails', () => {
  const vehicle = {
    car_type: 'used',
    simple_body: 'SUV',
    km: 85_000,
    simple_transmission: 'null',
    stocknum: 'A12',
    simple_fuel: null,
    simple_drive: ' ',
    engine_size: '1998',
    seats: 5,
    doors: 0,
    colour: 'Red',
    year: 2020,
    badge: 'GT',
    location_name: 'Burswood',
  } as const

  it('lists the chosen details in order and drops empty ones [CARD-02, VDP-27]', () => {
    const details = vehicleDetails(vehicle, [
      'stocknum',
      'km',
      'simple_transmission',
      'car_type',
      'engine_size',
      'simple_drive',
    ])
    expect(details.map(({ text }) => text)).toEqual(['Stock A12', '85,000 km', 'Used', '1,998 cc'])
  })

  it.each([null, undefined, '', '  ', 'null', 'NULL'])('treats %j as empty [VDP-27]', (value) => {
    expect(isBlank(value)).toBe(true)
  })
})

it('scriptJson writes JSON that cannot close its script element', () => {
  const text = scriptJson({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
