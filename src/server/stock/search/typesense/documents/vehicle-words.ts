import { searchWords } from '@/domain/stock/search/understand/searchable-text'
import { encodeToken } from '../tokens'
import type { VehicleRow } from './vehicle-rows'

/** All text that a vehicle can be found by. The model is also included without separators, for `cx5`. */
function searchedText(row: VehicleRow): string {
  const { name, make, model, badge, series, colour, simple_body, stocknum, vin, regplate } = row
  const inOnePiece = model.replace(/[- ]/g, '')
  return [name, make, model, inOnePiece, badge, series, colour, simple_body, stocknum, vin, regplate].join(
    ' ',
  )
}

/**
 * Returns every prefix of every word of a vehicle as tokens, so that query words match by equality. The server itself treats only
 * the last word of a query as a prefix.
 */
export function vehicleWords(row: VehicleRow): string {
  const beginnings = new Set<string>()
  for (const word of searchWords(searchedText(row))) {
    let beginning = ''
    for (const letter of word) {
      beginning += letter
      beginnings.add(encodeToken(beginning))
    }
  }
  return [...beginnings].join(' ')
}
