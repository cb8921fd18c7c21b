import { ownValue } from '../records/own-value'
import type { FinanceLender, Vehicle } from '../vehicle/vehicle'

/** FIN-42, ENT-13. */
export function lenderOf(
  { finance_lenders: lenders }: Pick<Vehicle, 'finance_lenders'>,
  key: string,
): FinanceLender | null {
  return (lenders && ownValue(lenders, key)) ?? null
}
