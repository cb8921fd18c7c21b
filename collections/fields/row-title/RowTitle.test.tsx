import { render, screen } from '@testing-library/react'
import { inherited } from '~/tests/support/inherited'
import { RowTitle } from './RowTitle'

let row: Record<string, unknown>

jest.mock('@payloadcms/ui', () => ({ useRowLabel: () => ({ data: row, rowNumber: 1 }) }))

test('RowTitle shows the label of the stored value', () => {
  row = { kind: 'sales' }
  render(<RowTitle noun="Place" from={['kind']} words={{ sales: 'Showroom' }} />)
  expect(screen.getByText('Place 2: Showroom')).toBeTruthy()
})

test.each(inherited)(
  'RowTitle shows the stored value %s, which is also the name of an inherited property',
  (stored) => {
    row = { kind: stored }
    render(<RowTitle noun="Place" from={['kind']} words={{ sales: 'Showroom' }} />)
    expect(screen.getByText(`Place 2: ${stored}`)).toBeTruthy()
  },
)
