import { DatabaseCircuit } from './database-circuit.mjs'

let clock = 0
const circuit = () => new DatabaseCircuit({ now: () => clock })

beforeEach(() => {
  clock = 1000
})

describe('DatabaseCircuit, after a query over the time limit,', () => {
  it('allows one query a second until the database answers, then all', () => {
    const state = circuit()
    expect(state.mayAsk()).toBe(true)
    state.wasSilent(clock)
    expect(state.mayAsk()).toBe(false)
    clock += 999
    expect(state.mayAsk()).toBe(false)
    clock += 1
    expect([state.mayAsk(), state.mayAsk()]).toEqual([true, false])
    state.answered()
    expect([state.mayAsk(), state.mayAsk()]).toEqual([true, true])
  })

  it('reports a failure to requests that came before it, and not to later ones', () => {
    const state = circuit()
    expect(state.failedSince(0)).toBe(false)
    state.wasSilent(clock)
    expect([state.failedSince(900), state.failedSince(1000), state.failedSince(1001)]).toEqual([
      true,
      true,
      false,
    ])
  })
})

it('DatabaseCircuit stays closed when the database answered another query since the slow one was sent', () => {
  const state = circuit()
  const sent = clock
  clock += 4000
  state.answered()
  clock += 1000
  state.wasSilent(sent)
  expect([state.mayAsk(), state.mayAsk(), state.failedSince(clock)]).toEqual([true, true, true])
  state.wasSilent(clock)
  expect(state.mayAsk()).toBe(false)
})

it('DatabaseCircuit stays closed when the database refuses a connection', () => {
  const state = circuit()
  state.failed()
  expect([state.mayAsk(), state.mayAsk(), state.failedSince(1000)]).toEqual([true, true, true])
})
