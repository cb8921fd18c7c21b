import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import type { SlotDays } from '@/domain/test-drives/slot-days'
import { queryClient } from '@/ui/query/Queries'
import { SlotPicker } from './SlotPicker'
import type { SlotPickerProps } from './slot-picker-props'

const day = (date: string, label: string, ...times: [value: string, label: string][]) => ({
  date,
  label,
  times: times.map(([value, label]) => ({ value, label })),
})

const week = (changes: Partial<SlotDays> = {}): SlotDays => ({
  location: '3',
  zone: 'Australia/Sydney',
  days: [
    day(
      '2026-11-05',
      'Thu 5 Nov',
      ['2026-11-05T09:00:00+11:00', '9:00 am'],
      ['2026-11-05T14:30:00+11:00', '2:30 pm'],
    ),
    day('2026-11-07', 'Sat 7 Nov', ['2026-11-07T10:00:00+11:00', '10:00 am']),
  ],
  next: '2026-11-08',
  ...changes,
})

const later = week({
  days: [day('2026-11-09', 'Mon 9 Nov', ['2026-11-09T09:00:00+11:00', '9:00 am'])],
  next: null,
})

type Answer = { body: unknown; status?: number }
let answers: Answer[]
let requests: string[]

beforeEach(() => {
  // user-event looks up the group of a radio button with it. jsdom has none, and these names need no escape.
  Object.assign(window, { CSS: { escape: (name: string) => name } })
  queryClient().clear()
  answers = []
  requests = []
  window.fetch = jest.fn(async (address: string) => {
    requests.push(address)
    const { body, status = 200 } = answers.shift() ?? { body: week() }
    return { ok: status < 300, status, json: async () => body }
  }) as unknown as typeof fetch
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const usual: SlotPickerProps = {
  id: 'f-dateTime',
  name: 'dateTime',
  locationId: '3',
  carId: 'kia-rio',
  first: null,
  value: '',
  onChange: () => undefined,
}

let sent: string

function Field(props: Partial<SlotPickerProps>) {
  const [value, setValue] = useState(props.value ?? '')
  sent = value
  return <SlotPicker {...usual} {...props} value={value} onChange={setValue} />
}

const open = (props: Partial<SlotPickerProps> = {}) => render(<Field {...props} />)
const times = () => within('Time on').map(({ value }) => value.slice(5, 16))
const within = (legend: string) => [
  ...screen.getByRole('group', { name: new RegExp(`^${legend}`) }).querySelectorAll('input'),
]
const said = () => screen.getByRole('status').textContent

describe('the picker of a test drive’s time', () => {
  it('shows the first day’s times, and another day’s when it is chosen [TD-04]', async () => {
    open()
    expect(await screen.findByRole('radio', { name: 'Thu 5 Nov' })).toHaveProperty('checked', true)
    expect(requests).toEqual(['/api/test-drive/slots?location=3&car_id=kia-rio'])
    expect(times()).toEqual(['11-05T09:00', '11-05T14:30'])
    await userEvent.click(screen.getByRole('radio', { name: 'Sat 7 Nov' }))
    expect(times()).toEqual(['11-07T10:00'])
  })

  it('asks for nothing when the server rendered the first days [TD-04]', async () => {
    open({ first: week() })
    expect(times()).toHaveLength(2)
    expect(requests).toEqual([])
  })

  it('is used by keyboard alone [TD-04]', async () => {
    open({ first: week() })
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Thu 5 Nov' })).toBe(document.activeElement)
    await userEvent.keyboard('{ArrowRight}')
    expect(times()).toEqual(['11-07T10:00'])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(sent).toBe('2026-11-07T10:00:00+11:00')
  })

  it('says what is chosen, with the zone for a shopper elsewhere, and can clear it [TD-03, TD-04]', async () => {
    open({ first: week() })
    expect(said()).toBe('No time chosen. Times are in Sydney time.')
    await userEvent.click(screen.getByRole('radio', { name: '2:30 pm' }))
    expect(sent).toBe('2026-11-05T14:30:00+11:00')
    expect(said()).toBe('Your time: 5 Nov 2026, 2:30 pm (Sydney time)')
    await userEvent.click(screen.getByRole('button', { name: 'Clear the time' }))
    expect(sent).toBe('')
  })

  it('does not name the zone of a shopper in it [TD-04]', async () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    open({ first: week({ zone }) })
    expect(said()).toBe('No time chosen.')
  })

  it('loads later days, and goes back [TD-04]', async () => {
    answers = [{ body: later }]
    open({ first: week() })
    await userEvent.click(screen.getByRole('button', { name: 'Later days' }))
    expect(await screen.findByRole('radio', { name: 'Mon 9 Nov' })).toBeTruthy()
    expect(requests).toEqual(['/api/test-drive/slots?location=3&car_id=kia-rio&from=2026-11-08'])
    expect(screen.queryByRole('button', { name: 'Later days' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Earlier days' }))
    expect(screen.getByRole('radio', { name: 'Thu 5 Nov' })).toBeTruthy()
  })

  it('reads the times again when the chosen one was refused, and keeps the rest [TD-04]', async () => {
    const value = '2026-11-05T14:30:00+11:00'
    const { rerender } = open({ first: week(), value })
    answers = [{ body: week({ days: week().days.slice(1) }) }]
    rerender(<Field first={week()} value={value} isInvalid describedBy="f-dateTime-error" />)
    await screen.findByRole('radio', { name: '10:00 am' })
    expect(requests).toHaveLength(1)
    expect(screen.queryByRole('radio', { name: '2:30 pm' })).toBeNull()
    expect(screen.getByRole('group', { name: /^Time on/ }).getAttribute('aria-describedby')).toBe(
      'f-dateTime-error',
    )
  })

  it('offers a second try when the times could not be loaded [TD-04]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    answers = [{ body: {}, status: 503 }]
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: 'Thu 5 Nov' })).toBeTruthy()
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('takes a wish where times cannot be booked online [TD-02]', async () => {
    answers = [{ body: {}, status: 404 }]
    const { container } = open()
    await act(async () => undefined)
    expect(await screen.findByDisplayValue('')).toBe(container.querySelector('input[type=datetime-local]'))
  })

  it('says that no times are free [TD-04]', async () => {
    open({ first: week({ days: [], next: null }) })
    expect(said()).toMatch(/^No times are free online/)
  })
})

describe('the picker without JavaScript', () => {
  it('is a list of the times that the server rendered [TD-04]', () => {
    const html = renderToString(<SlotPicker {...usual} first={week()} value="2026-11-07T10:00:00+11:00" />)
    const [, plain = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? []
    document.body.innerHTML = plain
    const select = document.querySelector('select')
    expect([select?.name, select?.value, select?.options.length]).toEqual([
      'dateTime',
      '2026-11-07T10:00:00+11:00',
      4,
    ])
    document.body.innerHTML = ''
  })

  it('is a date and time field on a page that was rendered ahead [TD-02]', () => {
    const html = renderToString(<SlotPicker {...usual} />)
    expect(html).toMatch(
      /<noscript><input id="f-dateTime" type="datetime-local" class="control" name="dateTime"/,
    )
  })
})
