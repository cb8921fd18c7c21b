import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { listSmallPrint, remainingSmallPrint } from './small-print'

const settingsOf = (tenant: SettingOverrides = {}) => resolveSettings({ template: 'metro', tenant }).settings
const ofSite = { 'finance.disclaimer': 'The site’s words.' }

describe('the small print below cards', () => {
  it('is the lender’s warning with its disclaimer, else the website’s [CARD-03, FIN-51]', () => {
    const provider = financeProvider({ disclaimer: 'The lender’s words.' })
    expect(listSmallPrint(provider, settingsOf(ofSite))).toEqual({
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
      disclaimer: 'The lender’s words.',
    })
    expect(listSmallPrint(financeProvider(), settingsOf(ofSite))?.disclaimer).toBe('The site’s words.')
  })

  it('includes the example loan if there is no disclaimer [FIN-37]', () => {
    expect(listSmallPrint(financeProvider(), settingsOf())?.disclaimer).toContain('is not a formal quote.')
  })

  it.each([
    ['prices are hidden', financeProvider(), { 'price.visible': false }],
    ['there is no lender', null, {}],
    ['the lender has no comparison rate', financeProvider({ comparisonRate: null }), {}],
    ['the lender has no warning', financeProvider({ warning: '' }), {}],
  ])('is null if %s [CARD-03]', (_, provider, tenant) => {
    expect(listSmallPrint(provider, settingsOf(tenant))).toBeNull()
  })

  it('is null if a service quotes one vehicle at a time [FIN-42]', () => {
    const served = { ...settingsOf(), 'integrations.lenderUrl': 'https://lender.example/figures' }
    expect(listSmallPrint(financeProvider(), served)).toBeNull()
  })
})

describe('the small print that a page has not shown yet', () => {
  const usual = { warning: 'WARNING.', disclaimer: 'The lender’s words.' }

  it('is everything if the page has shown none', () => {
    expect(remainingSmallPrint(usual, null)).toBe(usual)
  })

  it('is null if the page has shown all of it', () => {
    expect(remainingSmallPrint(usual, usual)).toBeNull()
    expect(remainingSmallPrint(null, null)).toBeNull()
  })

  it('is a different disclaimer without the warning, which a page shows once', () => {
    expect(
      remainingSmallPrint(usual, { warning: 'WARNING.', disclaimer: 'For this vehicle alone.' }),
    ).toEqual({
      warning: '',
      disclaimer: 'The lender’s words.',
    })
  })

  it('is the warning if the page has shown only the disclaimer', () => {
    expect(remainingSmallPrint(usual, { ...usual, warning: '' })).toEqual({
      warning: 'WARNING.',
      disclaimer: '',
    })
  })
})
