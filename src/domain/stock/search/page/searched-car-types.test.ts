import { emptyQuery } from '../query/stock-query'
import { plainReading } from '../understand/text-reading'
import { searchedCarTypes } from './searched-car-types'

const USED_ONLY = 1

const search = (chosen: string[] | null, typed: string[] | null) => ({
  query: { ...emptyQuery, refinements: chosen ? { car_type: chosen } : {} },
  reading: { ...plainReading(''), refinements: typed ? { car_type: typed } : {} },
})

describe('The car types that a search is for', () => {
  it.each([
    [null, null, 0, []],
    [['used'], null, 0, ['used']],
    [null, ['demo'], 0, ['demo']],
    [null, null, USED_ONLY, ['used']],
    [['new'], null, USED_ONLY, ['new']],
  ])('chosen %o, typed %o, with the preset %d are %o', (chosen, typed, preset, types) =>
    expect(searchedCarTypes(search(chosen, typed), preset as 0)).toEqual(types),
  )
})
