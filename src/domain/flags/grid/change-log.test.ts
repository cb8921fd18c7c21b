import { describeStates, groupChanges, linesIn, type StoredChange } from './change-log'

const change = (changes: Partial<StoredChange>): StoredChange => ({
  batch: 'a',
  state: 'done',
  key: 'price.visible',
  before: null,
  after: false,
  place: 'Sydney',
  person: 'Ann',
  createdAt: '2026-11-28T01:00:00Z',
  plannedFor: null,
  zone: 'Australia/Sydney',
  problem: null,
  ...changes,
})

describe('The history of switches', () => {
  it('groups changes that were made together, in the order of their first ones', () => {
    const stored = [change({}), change({ batch: 'b' }), change({ place: 'Perth' })]
    const batches = groupChanges(stored)
    expect(batches.map(({ batch, lines }) => [batch, lines.map(({ place }) => place)])).toEqual([
      ['a', ['Sydney', 'Perth']],
      ['b', ['Sydney']],
    ])
  })

  it('keeps the state of each part, so that one that is made never hides behind one that is planned', () => {
    const planned = change({ place: 'Perth', state: 'planned' })
    const [batch] = groupChanges([planned, change({}), change({ place: 'Hobart', state: 'failed' })])
    const lines = batch?.lines ?? []
    expect(lines.map(({ place, state, text }) => [place, state, text])).toEqual([
      ['Perth', 'planned', 'to Off'],
      ['Sydney', 'done', 'inherited → Off'],
      ['Hobart', 'failed', 'to Off'],
    ])
    expect(linesIn(lines, 'done').map(({ place }) => place)).toEqual(['Sydney'])
    expect(describeStates(lines)).toBe('1 changed, 1 planned, 1 failed')
  })

  it('names the state once if all parts have the same', () => {
    const [batch] = groupChanges([change({}), change({ place: 'Perth' })])
    expect(describeStates(batch?.lines ?? [])).toBe('Changed')
  })
})
