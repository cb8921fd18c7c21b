import { resolveSettings } from '@/domain/flags/resolve'
import { type FinanceDisplay, financeDisplay } from './finance-display'

const fees = [{ label: 'Establishment fee', dollars: 499 }]

describe('financeDisplay', () => {
  it.each<[object, Partial<FinanceDisplay>]>([
    [{ 'finance.comparisonRateRange': '8.38% to 19.42%' }, { range: '8.38% to 19.42%' }],
    [{ 'finance.feesShown': true, 'finance.fees': fees }, { fees }],
    [{ 'finance.feesShown': false, 'finance.fees': fees }, { fees: [] }],
    [{ 'finance.buttonText': 'Apply' }, { apply: 'Apply' }],
    [{ 'finance.disclaimerCollapses': true }, { collapsesDisclaimer: true }],
    [{ 'finance.disclaimerCollapses': false }, { collapsesDisclaimer: false }],
  ])('of the settings %j contains %j [FIN-34]', (tenant, shown) => {
    expect(financeDisplay(resolveSettings({ template: 'metro', tenant }).settings)).toMatchObject(shown)
  })
})
