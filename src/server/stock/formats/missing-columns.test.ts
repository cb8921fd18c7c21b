import { missingColumns } from './missing-columns'

it.each([
  [
    'names the columns that a file lacks',
    'google-vehicle-listings-csv' as const,
    ['VIN', ' make '],
    expect.not.arrayContaining(['VIN', 'vin', 'make']),
  ],
  ['names none for JSON', 'forecourt-json' as const, ['make'], []],
  ['names none for an unknown format', null, ['make'], []],
  ['names none for a run that stored no columns', 'dealer-studio-csv' as const, [], []],
])('%s', (_, format, columns, expected) => {
  expect(missingColumns(format, columns)).toEqual(expected)
})

it('names the Dealer Studio columns as the format spells them', () => {
  const missing = missingColumns('dealer-studio-csv', ['Stock number', 'Make', 'Model', 'Year'])
  expect(missing).toEqual(expect.arrayContaining(['Odometer', 'DAP Price', 'Features']))
  expect(missing).not.toContain('Make')
})
