import type pg from 'pg'
import { chooseProvider } from '@/domain/finance/choose-provider'
import type { EligibilityRule, FinanceProvider, Rounding } from '@/domain/finance/provider'
import type { Settings } from '@/domain/flags/catalogue'

interface ProviderRow {
  key: string
  name: string
  rate: number | null
  comparison_rate: number | null
  warning: string
  min_rate: number | null
  max_rate: number | null
  min_amount: number | null
  establishment_fee: number | null
  monthly_fee: number
  rounding: Rounding | null
  eligibility_rule: EligibilityRule | null
  final_payment: number
  example_amount: number
  example_term_years: number
  example_deposit_percent: number
  example_final_payment_percent: number
  disclaimer: string | null
}

/** The lender that the tenant's settings choose, or null when none is chosen or the chosen one has no record (FIN-39). */
export async function readFinanceProvider(
  pool: pg.Pool,
  tenantId: number,
  choice: Settings['finance.provider'],
): Promise<FinanceProvider | null> {
  if (choice === 'none') return null
  const { rows } = await pool.query<ProviderRow>(
    'SELECT * FROM finance_providers WHERE tenant_id = $1 ORDER BY id',
    [tenantId],
  )
  const row = chooseProvider(choice, rows)
  return row && providerOf(row)
}

function providerOf(row: ProviderRow): FinanceProvider {
  return {
    key: row.key,
    name: row.name,
    rate: row.rate,
    comparisonRate: row.comparison_rate,
    warning: row.warning,
    minRate: row.min_rate,
    maxRate: row.max_rate,
    minAmount: row.min_amount,
    establishmentFee: row.establishment_fee,
    monthlyFee: row.monthly_fee,
    rounding: row.rounding,
    eligibilityRule: row.eligibility_rule,
    finalPayment: row.final_payment,
    example: {
      amount: row.example_amount,
      termYears: row.example_term_years,
      depositPercent: row.example_deposit_percent,
      finalPaymentPercent: row.example_final_payment_percent,
    },
    disclaimer: row.disclaimer ?? '',
  }
}
