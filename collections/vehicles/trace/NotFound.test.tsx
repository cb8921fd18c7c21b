import { cleanup, render, screen } from '@testing-library/react'
import { NotFound } from './NotFound'

afterEach(cleanup)

const run = { id: 7, filename: 'a.csv', isFromFeed: true, problem: 'It would sell 9 of 10.' } as const
const stopped = [
  { dealership: 'Kestrel', website: 'Kestrel Motors', run: { ...run, status: 'held' } },
] as const

test('an unknown number whose dealership’s file waits for a confirmation is not blamed on the system that sends the feed', () => {
  render(<NotFound refused={[]} stopped={stopped} admin="/admin" />)
  expect(screen.getByRole('status').textContent).toContain(
    'It may be in a file that is not in the stock yet.',
  )
  expect(screen.queryByText(/may not send it/)).toBeNull()
  const [item] = screen.getAllByRole('listitem')
  expect(item?.textContent).toContain(
    'Kestrel (Kestrel Motors): The newest file (a.csv) waits for an administrator’s confirmation: It would sell 9 of 10.',
  )
  expect(screen.getByRole('link', { name: 'Open the import' }).getAttribute('href')).toBe(
    '/admin/collections/import-runs/7',
  )
})

test('an unknown number may not be sent when all newest files are in the stock', () => {
  render(<NotFound refused={[]} stopped={[]} admin="/admin" />)
  expect(screen.getByRole('status').textContent).toContain('The system that sends the feed may not send it.')
})

test('the refused row of an unknown number is shown with its file, beside files that are not in the stock', () => {
  const rejection = { line: 3, stock: 'A1', field: 'Price', value: 'POA', reason: 'is not a number' }
  render(
    <NotFound refused={[{ run, website: 'Kestrel Motors', rejection }]} stopped={stopped} admin="/admin" />,
  )
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText(/A1, line 3: Price "POA" is not a number\./)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Files that are not in the stock' })).toBeTruthy()
})
