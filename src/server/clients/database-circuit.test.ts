import { DatabaseCircuit } from './database-circuit.mjs'

let clock = 0
const circuit = () => new DatabaseCircuit({ now: () => clock })

beforeEach(() => {
  clock = 1000
})

describe('a database that let the limit pass', () => {
  it('is asked by one query in a second until it answers, and by all once it did', () => {
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

  it('counts as failing for the requests that came before it did, and not for later ones', () => {
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

it('a database that answered another query since a slow one was sent is asked as before', () => {
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

it('a database that refuses a connection is asked again at once', () => {
  const state = circuit()
  state.failed()
  expect([state.mayAsk(), state.mayAsk(), state.failedSince(1000)]).toEqual([true, true, true])
})
