import { fireEvent, render, screen } from '@testing-library/react'
import type { ArrayFieldClientProps } from 'payload'
import { formFields } from './form-fields'
import { WeekEditor } from './WeekEditor'

const path = 'contact_detail.opening_hours'
const addFieldRow = jest.fn()
const dispatchFields = jest.fn()

const monday = { weekday: '1', status: 'Open', open: '08:30', close: '17:00', formated_hours: null }

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick(): void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  FieldLabel: () => null,
  useField: () => ({ rows: [{ id: 'a' }], disabled: false }),
  useForm: () => ({ addFieldRow, dispatchFields, setModified: () => undefined, disabled: false }),
  useAllFormFields: () => [
    Object.fromEntries(
      Object.entries(formFields(monday)).map(([name, state]) => [`${path}.0.${name}`, state]),
    ),
  ],
}))

const props = { path, field: { name: 'opening_hours' } } as unknown as ArrayFieldClientProps

beforeEach(() => {
  addFieldRow.mockClear()
  dispatchFields.mockClear()
})

test('the week editor changes a time of a day', () => {
  render(<WeekEditor {...props} />)
  fireEvent.change(screen.getByLabelText('Monday: closes'), { target: { value: '18:00' } })
  expect(dispatchFields).toHaveBeenCalledWith({ type: 'UPDATE', path: `${path}.0.close`, value: '18:00' })
  expect(addFieldRow).not.toHaveBeenCalled()
})

test('the week editor copies Monday to the weekdays, with a new row for each day that has none', () => {
  render(<WeekEditor {...props} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy Monday to weekdays' }))
  const added = addFieldRow.mock.calls.map(([{ rowIndex, subFieldState }]) => [
    rowIndex,
    subFieldState.weekday.value,
    subFieldState.open.value,
  ])
  expect(added).toEqual([
    [1, '2', '08:30'],
    [2, '3', '08:30'],
    [3, '4', '08:30'],
    [4, '5', '08:30'],
  ])
  expect(dispatchFields).not.toHaveBeenCalled()
})

test('the week editor lets nobody enter times of a closed day', () => {
  render(<WeekEditor {...props} />)
  expect(screen.getByLabelText<HTMLInputElement>('Sunday: opens').disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Sunday: open'))
  expect(addFieldRow.mock.calls[0]?.[0].subFieldState.status.value).toBe('Open')
})
