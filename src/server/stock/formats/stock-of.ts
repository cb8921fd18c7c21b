import { type Rejection, showValue } from '@/domain/stock/import/rejection'
import { isBlank } from '@/domain/stock/normalise/fields/blank'
import type { StockFileFormat } from './stock-file-format'

/** The stock number, else the file's id, else the VIN. */
export function stockOf(
  format: StockFileFormat,
  vehicle: { readonly stocknum?: unknown; readonly vin?: unknown; readonly id?: unknown },
): Pick<Rejection, 'stock'> {
  const identifier = (['stocknum', 'id', 'vin'] as const)
    .filter((name) => format.syntax !== 'csv' || name in format.columns)
    .map((name) => vehicle[name])
    .find((value) => !isBlank(value))
  return identifier === undefined ? {} : { stock: showValue(identifier) }
}
