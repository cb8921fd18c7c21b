import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/finance-provider'
import { listSmallPrint, unsaid } from './small-print'

const settingsOf = (tenant: SettingOverrides = {}) => resolveSettings({ template: 'metro', tenant }).settings
const ofSite = { 'finance.disclaimer': 'The site’s words.' }

describe('what stands below the weekly figures of cards', () => {
  it('is the lender’s warning with the lender’s disclaimer, else the website’s [CARD-03, FIN-51]', () => {
    const provider = financeProvider({ disclaimer: 'The lender’s words.' })
    expect(listSmallPrint(provider, settingsOf(ofSite))).toEqual({
      warning: 'Comparison rate of a loan of $30,000 over 5 years. WARNING: true only for the example given.',
      disclaimer: 'The lender’s words.',
    })
    expect(listSmallPrint(financeProvider(), settingsOf(ofSite))?.disclaimer).toBe('The site’s words.')
  })

  it('is the example loan in words where nobody wrote a disclaimer [FIN-37]', () => {
    expect(listSmallPrint(financeProvider(), settingsOf())?.disclaimer).toContain('is not a formal quote.')
  })

  it.each([
    ['no prices are shown', financeProvider(), { 'price.visible': false }],
    ['there is no lender', null, {}],
    ['the lender has no comparison rate', financeProvider({ comparisonRate: null }), {}],
    ['the lender has no warning', financeProvider({ warning: '' }), {}],
  ])('is nothing where %s [CARD-03]', (_, provider, tenant) => {
    expect(listSmallPrint(provider, settingsOf(tenant))).toBeNull()
  })

  it('is nothing where a service tells the lender’s figures, one vehicle at a time [FIN-42]', () => {
    const served = { ...settingsOf(), 'integrations.lenderUrl': 'https://lender.example/figures' }
    expect(listSmallPrint(financeProvider(), served)).toBeNull()
  })
})

describe('the small print that a page has not said yet', () => {
  const usual = { warning: 'WARNING.', disclaimer: 'The lender’s words.' }

  it('is all of it where the page has said none', () => {
    expect(unsaid(usual, null)).toBe(usual)
  })

  it('is nothing where the page has said it', () => {
    expect(unsaid(usual, usual)).toBeNull()
    expect(unsaid(null, null)).toBeNull()
  })

  it('is a disclaimer of its own without the warning, which a page says once', () => {
    expect(unsaid(usual, { warning: 'WARNING.', disclaimer: 'For this vehicle alone.' })).toEqual({
      warning: '',
      disclaimer: 'The lender’s words.',
    })
  })

  it('is the warning where the page has said only the words', () => {
    expect(unsaid(usual, { ...usual, warning: '' })).toEqual({ warning: 'WARNING.', disclaimer: '' })
  })
})
