import { busyHosts, paceOf, planTurn } from './plan-turn'

const due = (...hosts: (string | null)[]) => hosts.map((host, nth) => ({ id: nth + 1, host }))
const turn = (hosts: (string | null)[], running: (string | null)[] = [], room = 10) =>
  planTurn(due(...hosts), { running, room })

describe('A turn of deliveries', () => {
  it.each<[why: string, taken: number[], expected: number[]]>([
    ['takes everything that is due while there is room', turn(['a', 'b', null]), [1, 2, 3]],
    ['takes the earliest ones when there is less room', turn(['a', 'b', 'c'], [], 2), [1, 2]],
    ['takes nothing without room', turn(['a'], [], 0), []],
    ['starts at most four attempts to one host', turn(['a', 'a', 'a', 'a', 'a', 'b']), [1, 2, 3, 4, 6]],
    ['counts the attempts that are under way', turn(['a', 'a', 'b'], ['a', 'a', 'a']), [1, 3]],
    ['lets the others pass a slow host', turn(['a', 'b', 'a', 'c'], ['a', 'a', 'a', 'a']), [2, 4]],
    ['stores any number in the outbox', turn(Array(6).fill(null)), [1, 2, 3, 4, 5, 6]],
  ])('%s', (_, taken, expected) => expect(taken).toEqual(expected))

  it.each([
    [40, { most: 4, pause: 100 }],
    [1000, { most: 100, pause: 100 }],
    [15, { most: 1, pause: 1000 / 15 }],
    [1, { most: 1, pause: 1000 }],
  ])('keeps %d deliveries a second', (perSecond, pace) => expect(paceOf(perSecond)).toEqual(pace))

  it('knows the hosts that have their share', () => {
    expect(busyHosts(['a', null, 'a', 'b', null, 'a', null, 'a', null])).toEqual(['a'])
  })
})
