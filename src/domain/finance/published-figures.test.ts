import { exampleLoanTerms } from '@/domain/finance/calculator/example-loan'
import { comparisonRate } from '@/domain/finance/repayments/comparison-rate'
import { repayment } from '@/domain/finance/repayments/repayment'
import { resolveSettings } from '@/domain/flags/resolve'
import publishedFigures from '~/tests/fixtures/finance-cases.json'
import { financeProvider } from '~/tests/support/servers/finance-provider'

interface Published {
  readonly principal: number
  readonly term_years: number
  readonly rate_pa: number
  readonly tolerance: number
}

interface Cases {
  readonly comparison_rate: readonly (Published & {
    readonly lender: string
    readonly upfront_fee: number
    readonly monthly_fee: number
    readonly expected_comparison_rate: number
    readonly recomputed: number
    readonly published_total_payable?: number
  })[]
  readonly repayment: readonly (Published & { readonly expected: number; readonly recomputed: number })[]
}

const cases: Cases = publishedFigures

const { settings } = resolveSettings({ template: 'metro' })
const months = { periodsPerYear: 12, residual: 0 }
const repaid = ({ principal, rate_pa, term_years }: Published) =>
  repayment(
    { ...months, principal, ratePerYear: rate_pa, termYears: term_years },
    { rounding: 'none', enquireAt: 25 },
  ) ?? Number.NaN

describe('calculated comparison rates', () => {
  it.each(cases.comparison_rate)(
    'match $lender’s published $expected_comparison_rate % for $rate_pa %',
    (published) => {
      const rate = comparisonRate({
        ...months,
        principal: published.principal,
        ratePerYear: published.rate_pa,
        termYears: published.term_years,
        upfrontFees: published.upfront_fee,
        monthlyFee: published.monthly_fee,
      })
      expect(rate).toBeCloseTo(published.recomputed, 3)
      expect(Math.abs((rate ?? 0) - published.expected_comparison_rate)).toBeLessThanOrEqual(
        published.tolerance,
      )
    },
  )

  it.each(cases.comparison_rate)(
    'match $lender’s published rate when its record has the example loan at $rate_pa % [FIN-37]',
    (published) => {
      const { margin, ...loan } = exampleLoanTerms(
        financeProvider({
          rate: published.rate_pa,
          comparisonRate: published.expected_comparison_rate,
          establishmentFee: published.upfront_fee,
          monthlyFee: published.monthly_fee,
          example: {
            amount: published.principal,
            termYears: published.term_years,
            depositPercent: 0,
            finalPaymentPercent: 0,
          },
        }),
        settings,
      )
      const rate = comparisonRate({ ...loan, ratePerYear: published.rate_pa }) ?? 0
      expect(rate).toBeCloseTo(published.recomputed, 3)
      expect(Math.abs(rate + margin - published.expected_comparison_rate)).toBeLessThanOrEqual(
        published.tolerance,
      )
    },
  )

  it('match Bank of Melbourne’s secured loan when its rate is entered in the car loan’s calculator [FIN-37]', () => {
    const of = (rate: number) =>
      cases.comparison_rate.find((one) => one.lender === 'Bank of Melbourne' && one.rate_pa === rate)
    const [own, typed] = [of(7.49), of(8.49)]
    const { margin, ...loan } = exampleLoanTerms(
      financeProvider({
        rate: own?.rate_pa ?? null,
        comparisonRate: own?.expected_comparison_rate ?? null,
        establishmentFee: own?.upfront_fee ?? null,
        monthlyFee: own?.monthly_fee ?? 0,
      }),
      settings,
    )
    const rate = (comparisonRate({ ...loan, ratePerYear: 8.49 }) ?? 0) + margin
    expect(rate.toFixed(2)).toBe(typed?.expected_comparison_rate.toFixed(2))
  })

  it.each(cases.comparison_rate.filter(({ published_total_payable: total }) => total))(
    'have repayments and fees that total $lender’s published $published_total_payable at $rate_pa %, with the fee borrowed or paid',
    (published) => {
      const {
        published_total_payable: total = 0,
        upfront_fee,
        monthly_fee,
        term_years,
        principal,
      } = published
      const over = (borrowed: number) =>
        (repaid({ ...published, principal: borrowed }) + monthly_fee) * 12 * term_years
      const nearest = Math.min(
        Math.abs(over(principal + upfront_fee) - total),
        Math.abs(over(principal) + upfront_fee - total),
      )
      expect(nearest).toBeLessThan(1)
    },
  )
})

describe('calculated repayments', () => {
  it.each(cases.repayment)(
    'match the published $expected for $principal at $rate_pa % over $term_years years',
    (published) => {
      expect(repaid(published)).toBeCloseTo(published.recomputed, 5)
      expect(Math.abs(repaid(published) - published.expected)).toBeLessThanOrEqual(published.tolerance)
    },
  )
})
