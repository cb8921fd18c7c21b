import type { FinanceLender } from '@/domain/vehicle/vehicle'
import { lenderFigures } from '../lenders'
import type { DemoLender } from '../stock-plan'
import type { StockCase } from './stock-case'

const isPriced: StockCase['suits'] = ({ record }) => (record.price ?? 0) > 4000

function quotedBy(
  key: string,
  name: string,
  rate: number,
  differs: Partial<FinanceLender> = {},
): StockCase['apply'] {
  const lender: DemoLender = {
    key,
    name,
    rate,
    comparisonRate: Math.round((rate + 1.14) * 100) / 100,
    fee: 395,
    disclaimer: `Indicative only and not a formal quote. Based on a secured loan over a 5-year term with ${name}.`,
  }
  return (record) => {
    record.finance_lenders = {
      ...record.finance_lenders,
      [key]: { ...lenderFigures(lender, record.price ?? 0), ...differs } as FinanceLender,
    }
  }
}

/** Lenders' figures (ENT-12, ENT-13), complete and incomplete. */
export const financeCases: readonly StockCase[] = [
  {
    name: 'financed by Angle',
    rule: 'FIN-39',
    count: 2,
    suits: isPriced,
    apply: quotedBy('angle', 'Angle Finance', 9.99),
    holds: (record) => Boolean(record.finance_lenders?.angle?.paymentWeek),
  },
  {
    name: 'financed by Nissan Finance',
    rule: 'FIN-39',
    count: 2,
    suits: isPriced,
    apply: quotedBy('nissan_finance', 'Nissan Financial Services', 6.29),
    holds: (record) => Boolean(record.finance_lenders?.nissan_finance?.paymentMonth),
  },
  {
    name: 'financed manually',
    rule: 'FIN-39',
    count: 2,
    suits: isPriced,
    apply: quotedBy('manual', 'Dealer Arranged Finance', 8.49),
    holds: (record) => Boolean(record.finance_lenders?.manual?.paymentWeek),
  },
  {
    name: 'financed by a lender of another name',
    rule: 'FIN-39',
    count: 2,
    suits: isPriced,
    apply: quotedBy('ridgeback_finance', 'Ridgeback Finance', 11.25),
    holds: (record) => Boolean(record.finance_lenders?.ridgeback_finance?.paymentWeek),
  },
  {
    name: 'lender without its rates, so no finance is offered',
    rule: 'FIN-01',
    count: 2,
    suits: isPriced,
    apply: quotedBy('manual', 'Dealer Arranged Finance', 8.49, { interestRate: null, comparisonRate: null }),
    holds: (record) =>
      Object.values(record.finance_lenders ?? {}).some(({ interestRate }) => interestRate === null),
  },
  {
    name: 'without any lender',
    rule: 'FIN-01',
    count: 3,
    apply: (record) => Object.assign(record, { finance_lenders: null }),
    holds: (record) => record.finance_lenders === null && (record.price ?? 0) > 500,
  },
  {
    name: 'with a weekly quote that was fetched before',
    rule: 'ENT-12',
    count: 3,
    suits: isPriced,
    apply: (record) => {
      const weeklyRepaymentAmount = Math.round((record.price ?? 0) * 0.00475)
      record.youxQuote = { weeklyRepaymentAmount, comparisonRate: 8.19, advertisedRate: 6.29 }
    },
    holds: (record) => (record.youxQuote.weeklyRepaymentAmount ?? 0) > 0,
  },
]
