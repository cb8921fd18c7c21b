import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { SettingsEditor } from './SettingsEditor'

let stored: unknown
let siblings: Record<string, { value: unknown }>

jest.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { serverURL: '', routes: { api: '/api' } } }),
  useField: ({ validate }: { validate: (value: unknown) => string | true }) => {
    const [value, setValue] = useState<unknown>(stored)
    stored = value
    const verdict = validate(value)
    const problem = { showError: verdict !== true, errorMessage: verdict === true ? undefined : verdict }
    return { value, setValue, path: 'settings', disabled: false, ...problem }
  },
  Button: ({ children, onClick, 'aria-label': label }: ComponentProps<'button'>) => (
    <button type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  ),
  Pill: ({ children }: ComponentProps<'span'>) => <span>{children}</span>,
  useFormFields: (select: (context: [typeof siblings]) => unknown) => select([siblings]),
}))

const group = { name: 'Southern Cross', settings: { 'reviews.hidden': true } }
const answer = jest.fn(async (_url: string) => ({ ok: true, status: 200, json: async () => group }))

beforeEach(() => {
  stored = null
  siblings = { template: { value: 'marque' }, group: { value: 1 } }
  answer.mockClear()
  Object.assign(globalThis, { fetch: answer })
})

async function open(level: 'group' | 'tenant' | 'dealership' = 'tenant') {
  await act(async () => render(<SettingsEditor level={level} path="settings" />))
}

function row(name: RegExp) {
  return within(screen.getByRole('group', { name }))
}

function search(words: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: words } })
}

describe('SettingsEditor', () => {
  it('shows the values inherited from the template, and from the group that it fetches by id', async () => {
    await open()
    search('hide reviews')
    expect(answer.mock.calls[0]?.[0]).toBe('/api/groups/1?depth=0')
    expect(row(/Hide reviews/).getByText('Inherited from group Southern Cross: On')).toBeTruthy()
    search('starting term')
    expect(row(/Starting term/).getByText('Inherited from template Marque: 5 years')).toBeTruthy()
  })

  it('sets a flag to on or off, and resets it to inherited', async () => {
    await open()
    search('garage.enabled')
    fireEvent.click(row(/Garage/).getByRole('radio', { name: 'On' }))
    expect(stored).toEqual({ 'garage.enabled': true })
    fireEvent.click(row(/Garage/).getByRole('radio', { name: 'Inherit (Off)' }))
    expect(stored).toEqual({})
  })

  it('starts a number at its inherited value and reports at once when it is out of bounds', async () => {
    await open()
    search('finance.maxTerm')
    fireEvent.click(row(/Longest term/).getByRole('button', { name: 'Set here: Longest term' }))
    expect(stored).toEqual({ 'finance.maxTerm': 7 })
    fireEvent.change(row(/Longest term/).getByRole('spinbutton'), { target: { value: '9' } })
    expect(row(/Longest term/).getByText('Must be between 1 and 7 years; it is 9.')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('Longest term (finance.maxTerm)')
    fireEvent.click(row(/Longest term/).getByRole('button', { name: 'Reset to inherited: Longest term' }))
    expect(stored).toEqual({})
  })

  it('keeps the type of a numeric option [SEARCH-24]', async () => {
    await open()
    search('search.preset')
    const presets = row(/Stock filter preset/).getByRole('combobox') as HTMLSelectElement
    fireEvent.change(presets, { target: { value: '7' } })
    expect(stored).toEqual({ 'search.preset': 7 })
  })

  it('edits a list row by row', async () => {
    await open()
    search('finance.fees')
    fireEvent.click(row(/^Fees/).getByRole('button', { name: /Set here/ }))
    fireEvent.change(row(/^Fees/).getByRole('spinbutton', { name: 'Fees 1: Dollars' }), {
      target: { value: '400' },
    })
    for (const left of [4, 3, 2]) {
      fireEvent.click(row(/^Fees/).getByRole('button', { name: `Remove Fees ${left}` }))
    }
    expect(stored).toEqual({ 'finance.fees': [{ label: 'Establishment fee', dollars: 400 }] })
    fireEvent.click(row(/^Fees/).getByRole('button', { name: 'Add to Fees' }))
    expect(row(/^Fees/).getByText('Entry 2: Fee: Must not be empty.')).toBeTruthy()
  })

  it('moves a list entry up, and adds an option that is not chosen yet', async () => {
    await open()
    search('content.paymentCards')
    const cards = row(/Payment cards/)
    fireEvent.click(cards.getByRole('button', { name: /Set here/ }))
    fireEvent.click(cards.getByRole('button', { name: 'Move Payment cards 2 up' }))
    fireEvent.click(cards.getByRole('button', { name: 'Remove Payment cards 5' }))
    expect(stored).toEqual({ 'content.paymentCards': ['visa', 'mastercard', 'maestro', 'googlePay'] })
    fireEvent.click(cards.getByRole('button', { name: 'Add to Payment cards' }))
    expect(stored).toMatchObject({ 'content.paymentCards': expect.arrayContaining(['applePay']) })
  })

  it('offers presets with values that dealers use', async () => {
    await open()
    search('finance.interestRange')
    fireEvent.click(row(/Interest rates allowed/).getByRole('button', { name: /Set here/ }))
    fireEvent.click(row(/Interest rates allowed/).getByRole('button', { name: '9.95 to 19.95 %' }))
    expect(stored).toEqual({ 'finance.interestRange': { min: 9.95, max: 19.95 } })
  })

  it('lets the editor remove a stored value of an unknown switch', async () => {
    stored = { 'old.switch': 1 }
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Remove old.switch' }))
    expect(stored).toEqual({})
  })

  it('reports inherited values that cannot be read, and then leaves validation to the server', async () => {
    answer.mockResolvedValueOnce({ ok: false, status: 403, json: async () => group })
    await open()
    expect(screen.getByRole('status').textContent).toContain('could not be loaded')
    search('reserve buttons')
    fireEvent.click(row(/Reserve buttons/).getByRole('radio', { name: 'On' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a dealership only the switches that it may set [TEN-17]', async () => {
    siblings = { tenant: { value: 2 } }
    await open('dealership')
    search('finance.maxAmount')
    expect(screen.getByRole('status').textContent).toBe('No setting matches.')
  })
})
