import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ChangeLine, ChangeState } from '@/domain/flags/grid/change-log'
import { History } from './History'

jest.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick, ...rest }: { children: string; onClick(): void; 'aria-label'?: string }) => (
    <button type="button" onClick={onClick} aria-label={rest['aria-label']}>
      {children}
    </button>
  ),
}))

const line = (place: string, state: ChangeState): ChangeLine => ({
  ...{ place, state, label: 'Prices', text: state === 'done' ? 'On → Off' : 'to Off' },
  ...{ plannedFor: null, zone: 'Australia/Sydney', problem: state === 'failed' ? 'Not possible.' : null },
})

const onDone = jest.fn()
let fetched: jest.Mock

function show(...lines: ChangeLine[]) {
  const batch = { batch: 'b', person: 'Ann', createdAt: '2026-11-28T01:00:00Z', lines }
  render(<History batches={[batch]} onDone={onDone} />)
}

function answer(body: object, ok = true) {
  fetched = jest.fn(async () => ({ ok, status: ok ? 200 : 409, json: async () => body }))
  Object.assign(globalThis, { fetch: fetched })
}

const buttons = () => screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
beforeEach(() => onDone.mockClear())
afterEach(cleanup)

test.each([
  ['made', ['done', 'done'], ['Undo: Prices of Sydney']],
  ['planned', ['planned', 'planned'], ['Cancel the plan: Prices of Sydney']],
  ['half made', ['done', 'planned'], ['Undo: Prices of Sydney', 'Cancel the plan: Prices of Perth']],
  ['made on one website and failed on another', ['failed', 'done'], ['Undo: Prices of Perth']],
  ['made on one website and cancelled on another', ['cancelled', 'done'], ['Undo: Prices of Perth']],
  ['failed', ['failed', 'failed'], []],
] as const)('a change that is %s offers what can be done about it', (_, [first, second], expected) => {
  show(line('Sydney', first), line('Perth', second))
  expect(buttons()).toEqual(expected)
})

test('a change that is half made says the state of each website', () => {
  show(line('Sydney', 'done'), line('Perth', 'planned'), line('Hobart', 'failed'))
  expect(screen.getByText(/^1 changed, 1 planned, 1 failed by Ann/)).toBeTruthy()
  const [, ...parts] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(parts).toEqual([
    'Changed. Sydney: Prices, On → Off',
    'Planned. Perth: Prices, to Off',
    'Failed. Hobart: Prices, to Off Not possible.',
  ])
})

test.each([
  ['cancel', { cancelled: 2, made: 0 }, 'The planned change is cancelled.'],
  [
    'cancel',
    { cancelled: 2, made: 1 },
    'The plan is cancelled for 2 websites. It was made on 1 website before. Undo takes that back, unless it is undone already.',
  ],
  ['undo', { planned: 0 }, 'The change is undone.'],
  ['undo', { planned: 1 }, 'The change is undone where it was made. It is still planned for 1 website.'],
] as const)('a press of %s that is answered with %j says what was done', async (path, body, message) => {
  answer(body)
  show(line('Sydney', 'done'), line('Perth', 'planned'))
  fireEvent.click(screen.getByRole('button', { name: path === 'undo' ? /^Undo/ : /^Cancel the plan/ }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(message))
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/switch-changes/${path}`)
})

test('a refusal is said at the change, and nothing counts as done', async () => {
  answer({ errors: [{ message: 'The change is undone already.' }] }, false)
  show(line('Sydney', 'done'))
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('The change is undone already.')
  expect(onDone).not.toHaveBeenCalled()
})
