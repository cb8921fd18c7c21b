import fc from 'fast-check'
import { compareVersions, type VersionBlock } from './compare-versions'

const block = (id: string, text = id): VersionBlock => ({
  id,
  label: 'Text',
  lines: [{ key: 'heading', label: 'Heading', text }],
})
const page = (...blocks: VersionBlock[]) => ({ lines: [], blocks })
const shown = (before: VersionBlock[], after: VersionBlock[]) =>
  compareVersions(page(...before), page(...after)).blocks.map(
    ({ id, state, isMoved }) => `${id} ${state}${isMoved ? ' moved' : ''}`,
  )

const [a, b, c, d] = [block('a'), block('b'), block('c'), block('d')]

describe('comparing the blocks of two versions', () => {
  it.each([
    ['names nothing between equal versions', [a, b], [a, b], ['a same', 'b same']],
    ['shows a changed block', [a, b], [a, block('b', 'other')], ['a same', 'b changed']],
    [
      'shows an added block, without moving those after it',
      [a, b],
      [d, a, b],
      ['d added', 'a same', 'b same'],
    ],
    ['keeps a removed block where it stood', [a, b, c], [a, c], ['a same', 'b removed', 'c same']],
    ['keeps a removed first block first', [a, b], [b], ['a removed', 'b same']],
    [
      'keeps removed neighbours in order',
      [a, b, c, d],
      [a, d],
      ['a same', 'b removed', 'c removed', 'd same'],
    ],
    [
      'shows one moved block, not those that it passed',
      [a, b, c],
      [c, a, b],
      ['c same moved', 'a same', 'b same'],
    ],
    [
      'shows a block that moved and changed',
      [a, b, c],
      [b, c, block('a', 'x')],
      ['b same', 'c same', 'a changed moved'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(shown(before, after)).toEqual(expected)
  })

  it('shows every block of both versions once, whatever was moved, added and removed', () => {
    const ids = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f', 'g'))
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const { blocks } = compareVersions(
          page(...before.map((id) => block(id))),
          page(...after.map((id) => block(id))),
        )
        const found = blocks.map(({ id }) => id)
        expect(found.filter((id) => after.includes(id))).toEqual(after)
        expect([...found].sort()).toEqual([...new Set([...before, ...after])].sort())
        const still = blocks.filter(({ state, isMoved }) => state === 'same' && !isMoved).map(({ id }) => id)
        expect(still).toEqual(before.filter((id) => still.includes(id)))
      }),
    )
  })
})

describe('comparing the values of two versions', () => {
  const compare = (before: object[], after: object[]) =>
    compareVersions({ lines: before as never, blocks: [] }, { lines: after as never, blocks: [] }).changes
  const title = (text: string) => ({ key: 'title', label: 'Title', text })
  const rows = (...order: string[]) => ({
    key: 'rows',
    label: 'Order of rows',
    text: order.join(', '),
    order,
  })

  it.each([
    ['a changed value', [title('Old')], [title('New')], [{ label: 'Title', before: 'Old', after: 'New' }]],
    ['a new value', [], [title('New')], [{ label: 'Title', before: '', after: 'New' }]],
    ['a value that is gone', [title('Old')], [], [{ label: 'Title', before: 'Old', after: '' }]],
    ['no new empty value', [], [title('')], []],
    [
      'a changed order of rows',
      [rows('a', 'b')],
      [rows('b', 'a')],
      [{ label: 'Order of rows', before: 'a, b', after: 'b, a' }],
    ],
    ['no order of rows where one was only added', [rows('a', 'b')], [rows('a', 'c', 'b')], []],
    ['no order of rows where all are new', [], [rows('a', 'b')], []],
  ])('names %s', (_, before, after, expected) => {
    expect(compare(before, after).map(({ key, ...change }) => change)).toEqual(expected)
  })
})
