import { searchWords } from '@/domain/stock/search/understand/searchable-text'
import { encodeToken } from '../tokens'
import type { VehicleRow } from './vehicle-rows'

/** Everything a shopper may type to find a vehicle; the model also in one piece, for `cx5`. */
function searchedText(row: VehicleRow): string {
  const { name, make, model, badge, series, colour, simple_body, stocknum, vin, regplate } = row
  const inOnePiece = model.replace(/[- ]/g, '')
  return [name, make, model, inOnePiece, badge, series, colour, simple_body, stocknum, vin, regplate].join(
    ' ',
  )
}

/**
 * Every beginning of every word of a vehicle, as tokens. A word that was typed is found by equality then: the server itself
 * takes the last word of a query only for the beginning of another.
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
