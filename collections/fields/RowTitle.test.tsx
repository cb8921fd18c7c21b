import { render, screen } from '@testing-library/react'
import { inherited } from '~/tests/support/inherited'
import { RowTitle } from './RowTitle'

let row: Record<string, unknown>

jest.mock('@payloadcms/ui', () => ({ useRowLabel: () => ({ data: row, rowNumber: 1 }) }))

test('calls a row by the words for what is stored', () => {
  row = { kind: 'sales' }
  render(<RowTitle noun="Place" from={['kind']} words={{ sales: 'Showroom' }} />)
  expect(screen.getByText('Place 2: Showroom')).toBeTruthy()
})

test.each(inherited)('calls a row by %s when that is what is stored', (stored) => {
  row = { kind: stored }
  render(<RowTitle noun="Place" from={['kind']} words={{ sales: 'Showroom' }} />)
  expect(screen.getByText(`Place 2: ${stored}`)).toBeTruthy()
})
