import { type Rejection, showValue } from '@/domain/stock/import/rejection'
import { isBlank } from '@/domain/stock/normalise/fields/blank'
import type { StockFileFormat } from './stock-file-format'

/**
 * Returns what identifies a row's vehicle to people: the stock number, else the file's id, else the VIN. Empty when the file has
 * none.
 */
export function stockOf(
  format: StockFileFormat,
  vehicle: { readonly stocknum?: unknown; readonly vin?: unknown; readonly id?: unknown },
): Pick<Rejection, 'stock'> {
  const said = (['stocknum', 'id', 'vin'] as const)
    .filter((name) => format.syntax !== 'csv' || name in format.columns)
    .map((name) => vehicle[name])
    .find((value) => !isBlank(value))
  return said === undefined ? {} : { stock: showValue(said) }
}
