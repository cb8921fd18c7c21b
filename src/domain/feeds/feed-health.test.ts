import {
  type DealershipFeed,
  describeFeed,
  type Feed,
  feedState,
  fillRunDays,
  type LastRun,
  notedSentence,
  refusedSentence,
  type StoppedRun,
  sortFeeds,
  stoppedSentence,
} from './feed-health'

const run = (more: Partial<LastRun> = {}): LastRun => ({
  id: 1,
  status: 'done',
  source: 'feed',
  filename: 'stock.csv',
  format: null,
  at: new Date(0),
  read: 1200,
  added: 0,
  changed: 0,
  sold: 0,
  rejected: 0,
  problem: null,
  columns: [],
  refused: [],
  noted: [],
  ...more,
})
const feed = (isLate: boolean, isUnchanged = false): Feed => ({
  id: 1,
  name: 'Nightly',
  isEnabled: true,
  everyMinutes: 60,
  importedAt: null,
  changedAt: null,
  isLate,
  isUnchanged,
})
const stoppedRun: StoppedRun = { id: 2, feed: 'Nightly', status: 'refused', problem: 'It has no rows.' }

describe('the state of a dealership’s feeds', () => {
  it.each([
    ['none', null, [], 'No file was imported yet.'],
    ['healthy', run(), [feed(false)], 'All rows of the last file were imported.'],
    ['rejects', run({ rejected: 1 }), [], '1 of 1,200 rows was refused in the last file.'],
    ['rejects', run({ rejected: 12 }), [], '12 of 1,200 rows were refused in the last file.'],
    ['running', run({ status: 'running' }), [], 'A file is being imported.'],
    ['running', run({ status: 'queued' }), [], 'A file is being imported.'],
    ['late', run(), [feed(false), feed(true)], 'A feed is late: two imports were due, and none was done.'],
    ['late', null, [feed(true)], 'A feed is late, and no file was imported yet.'],
    [
      'unchanged',
      run(),
      [feed(false, true)],
      'A feed’s files are imported, but have changed nothing for at least a week.',
    ],
    [
      'late',
      run(),
      [feed(false, true), feed(true)],
      'A feed is late: two imports were due, and none was done.',
    ],
    ['stopped', run({ status: 'refused' }), [], 'The last file was refused. The stock has not changed.'],
    [
      'stopped',
      run({ status: 'failed' }),
      [feed(true)],
      'The last import failed. The stock has not changed.',
    ],
    [
      'stopped',
      run({ status: 'held' }),
      [],
      'The last file waits for an administrator’s confirmation. The stock has not changed.',
    ],
  ])('%s, in words', (state, last, feeds, words) => {
    const health = { last, feeds, stopped: [] }
    expect([feedState(health), describeFeed(health)]).toEqual([state, words])
  })

  it.each([
    [[stoppedRun], 'The last file from another source was not imported.'],
    [[stoppedRun, stoppedRun], 'The last files from 2 other sources were not imported.'],
  ])('is stopped if one feed is, whatever another feed does', (stopped, words) => {
    for (const last of [run(), run({ status: 'running' })]) {
      const health = { last, feeds: [feed(false)], stopped }
      expect([feedState(health), describeFeed(health)]).toEqual(['stopped', words])
    }
    const both = { last: run({ status: 'failed' }), feeds: [], stopped }
    expect(describeFeed(both)).toBe('The last import failed. The stock has not changed.')
  })

  it.each([
    [stoppedRun, 'Refused. It has no rows.'],
    [{ ...stoppedRun, status: 'failed', problem: null } as const, 'Failed.'],
    [{ ...stoppedRun, status: 'held', problem: null } as const, 'Waits for an administrator’s confirmation.'],
  ])('says why a file was not imported', (stopped, words) => {
    expect(stoppedSentence(stopped)).toBe(words)
  })

  it('sorts the worst first, then by name', () => {
    const of = (name: string, last: LastRun | null, feeds: Feed[] = [], stopped: StoppedRun[] = []) =>
      ({ name, website: 'W', last, feeds, stopped }) as unknown as DealershipFeed
    const sorted = sortFeeds([
      of('none', null),
      of('b', run()),
      of('a', run()),
      of('rejects', run({ rejected: 1 })),
      of('unchanged', run(), [feed(false, true)]),
      of('late', run(), [feed(true)]),
      of('stopped, the other feed', run(), [], [stoppedRun]),
      of('stopped', run({ status: 'held' })),
    ])
    expect(sorted.map(({ name }) => name)).toEqual([
      ...['stopped', 'stopped, the other feed', 'late', 'unchanged'],
      ...['rejects', 'a', 'b', 'none'],
    ])
  })
})

it('messages name the file’s own columns', () => {
  const refused = { field: 'Odometer', reason: 'is not a number', rows: 2, line: 7, value: 'far' }
  expect(refusedSentence(refused)).toBe('2 rows: “Odometer” is not a number. First on line 7: “far”.')
  const noted = { field: 'Transmission', value: 'AWD', note: 'is read as the drive', rows: 1 }
  expect(notedSentence(noted)).toBe('1 row: “Transmission” is “AWD”, which is read as the drive.')
})

it('the days end with today, those without imports too', () => {
  const days = fillRunDays([{ day: '2026-11-27', done: 2, stopped: 1 }], new Date('2026-11-28T03:00:00Z'), 3)
  expect(days.map(({ text }) => text)).toEqual([
    '26 Nov: 0 imported',
    '27 Nov: 2 imported, 1 stopped',
    '28 Nov: 0 imported',
  ])
})
