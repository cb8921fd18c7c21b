import { checkOverrides } from '../flags/overrides/check-overrides'
import { resolveSettings } from '../flags/resolve'
import { type CarriedSettings, settingsForFile, settingsFromFile } from './carried-settings'

const file = (carried: Partial<CarriedSettings>): CarriedSettings => ({
  settings: {},
  inherited: {},
  left_out: [],
  ...carried,
})

describe('The settings of a website file', () => {
  it('are those of the website, and those that its group sets and it does not', () => {
    const carried = settingsForFile({
      template: 'metro',
      group: { 'search.hitsPerPage': 30, 'finance.maxTerm': 6 },
      tenant: { 'search.hitsPerPage': 40 },
    })
    expect(carried.settings).toEqual({ 'search.hitsPerPage': 40 })
    expect(carried.inherited).toEqual({ 'finance.maxTerm': 6 })
  })

  it('have no address, id or key of an external service, and name those that are left out', () => {
    const carried = settingsForFile({
      template: 'metro',
      group: { 'integrations.mapsKey': 'group-key', 'leads.alertEmails': ['a@example.com'] },
      tenant: {
        'integrations.geocodeUrl': 'https://maps.example.com/?key=1',
        'integrations.chatEnabled': true,
        'integrations.chatId': 'chat-1',
        'integrations.gaugeUrl': '',
        'leads.turnstileKey': '0x4AAA',
      },
    })
    expect(carried).toEqual({
      settings: {},
      inherited: {},
      left_out: [
        'leads.alertEmails',
        'leads.turnstileKey',
        'integrations.geocodeUrl',
        'integrations.mapsKey',
        'integrations.chatEnabled',
        'integrations.chatId',
      ],
    })
  })

  it('have neither the telephone numbers and links of the group nor its rules for personal data', () => {
    const group = {
      'phone.override': '1300 000 000',
      'site.groupLinks': [{ label: 'Rental', url: 'https://rental.example.com' }],
      'leads.marketingSeesNames': true,
    }
    expect(settingsForFile({ template: 'metro', group }).inherited).toEqual({})
  })

  it('have no value of the group that no group may set', () => {
    const group = { 'search.hitsPerPage': -5, 'site.primaryCity': 'Dubbo', 'no.such': 1 }
    expect(settingsForFile({ template: 'metro', group }).inherited).toEqual({})
  })
})

describe('A website made from a file', () => {
  it('stores what it would inherit differently, and no more', () => {
    const carried = file({ inherited: { 'search.hitsPerPage': 30, 'finance.maxTerm': 6 } })
    const group = { 'search.hitsPerPage': 30, 'finance.maxTerm': 5 }
    expect(settingsFromFile(carried, { template: 'metro', group }).settings).toEqual({ 'finance.maxTerm': 6 })
  })

  it('keeps the platform’s value when only the new group sets another', () => {
    const [above, tenant] = [
      { template: 'metro', group: { 'price.visible': false } } as const,
      { 'checkout.enabled': true },
    ]
    const { settings } = settingsFromFile(file({ settings: tenant }), above)
    expect(settings).toEqual({ 'checkout.enabled': true, 'price.visible': true })
    expect(checkOverrides('tenant', settings, above)).toEqual([])
  })

  it('inherits the rules and the services of the new group', () => {
    const group = { 'leads.retentionMonths': 12, 'integrations.mapsKey': 'new-key' }
    const left_out = ['integrations.mapsKey', 'integrations.geocodeUrl']
    const { settings, unset } = settingsFromFile(file({ left_out }), { template: 'metro', group })
    expect([settings, unset]).toEqual([{}, ['Geocoding service']])
  })

  it('ignores the services that a file brings, and names them', () => {
    const carried = file({
      settings: { 'integrations.trackingSink': 'https://evil.example.com', 'search.hitsPerPage': 30 },
      inherited: { 'integrations.reviewsUrl': 'https://evil.example.com', 'phone.override': '1900 000 000' },
    })
    const { settings, unset } = settingsFromFile(carried, { template: 'metro' })
    expect([settings, unset]).toEqual([{ 'search.hitsPerPage': 30 }, ['Tracking id']])
    expect(resolveSettings({ template: 'metro', tenant: settings }).settings['integrations.reviewsUrl']).toBe(
      '',
    )
  })

  it('is refused inherited values that do not exist or are out of bounds', () => {
    const { problems } = settingsFromFile(file({ inherited: { 'no.such': 1, 'search.hitsPerPage': -1 } }), {
      template: 'metro',
    })
    expect(problems.map(({ key }) => key)).toEqual(['no.such', 'search.hitsPerPage'])
  })
})
