import { fireEvent, render, screen } from '@testing-library/react'
import { HolidayProposals } from './HolidayProposals'

const addFieldRow = jest.fn()
let state = 'QLD'

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, disabled }: { children: string; onClick(): void; disabled?: boolean }) => (
    <button type="button" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  ),
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useForm: () => ({ addFieldRow, disabled: false }),
  useAllFormFields: () => [
    {
      'address.state': { value: state },
      special_hours: { rows: [{ id: 'a' }] },
      'special_hours.0.date': { value: '2026-12-25' },
    },
  ],
}))

const holidays = [
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-28', name: 'Boxing Day' },
]

let fetched: jest.Mock

beforeEach(() => {
  state = 'QLD'
  addFieldRow.mockClear()
  fetched = jest.fn(async () => ({ ok: true, json: async () => ({ holidays }) }))
  Object.assign(globalThis, { fetch: fetched })
})

test('the form proposes the state’s public holidays that have no hours yet, and staff decide [LOC-12]', async () => {
  render(<HolidayProposals />)
  fireEvent.click(screen.getByRole('button', { name: 'Public holidays of QLD' }))
  expect(await screen.findByText(/28 December 2026: Boxing Day/)).toBeTruthy()
  expect(fetched).toHaveBeenCalledWith('/api/locations/public-holidays?state=QLD')
  expect(screen.queryByText(/Christmas Day/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Open as usual' }))
  const { rowIndex, subFieldState } = addFieldRow.mock.calls[0]?.[0] ?? {}
  expect([rowIndex, subFieldState.date.value, subFieldState.status.value, subFieldState.name.value]).toEqual([
    1,
    '2026-12-28',
    'Open',
    'Boxing Day',
  ])
})

test('the form says why it cannot propose holidays', async () => {
  fetched.mockResolvedValue({ ok: false })
  render(<HolidayProposals />)
  fireEvent.click(screen.getByRole('button', { name: 'Public holidays of QLD' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Check the state')
})

test('the form asks for the state first', () => {
  state = ' '
  render(<HolidayProposals />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Enter the state/ }).disabled).toBe(true)
})
