import fc from 'fast-check'
import { changedParts, type Part } from './changed-parts'
import { actionOf, describeParts } from './edit'
import { isSameValue } from './same-value'

const page: readonly Part[] = [
  { name: 'title', label: 'Title' },
  { name: 'picture', label: 'Picture' },
  { name: 'seo', label: 'Search engines', parts: [{ name: 'description', label: 'Description' }] },
  { name: 'layout', label: 'Blocks', blocks: { hero: 'Hero', faq: 'Questions and answers' } },
]

const hero = { id: 'a', blockType: 'hero', heading: 'Welcome' }
const faq = { id: 'b', blockType: 'faq', rows: [{ id: 'r', question: 'When?' }] }

describe('the changed parts of a document', () => {
  it.each<[string, object, object, string[]]>([
    ['nothing', { title: 'A' }, { title: 'A' }, []],
    ['a field', { title: 'A' }, { title: 'B' }, ['Title']],
    ['a field that is emptied', { title: 'A' }, { title: '' }, ['Title']],
    ['a field that is empty in another way', { title: null }, { title: '' }, []],
    [
      'a reference, beside its whole document',
      { picture: 3 },
      { picture: { id: 3, updatedAt: 'now', alt: 'x' } },
      [],
    ],
    ['another reference', { picture: 3 }, { picture: { id: 4, updatedAt: 'now' } }, ['Picture']],
    ['a field of a group', { seo: { description: 'A' } }, { seo: { description: 'B' } }, ['Description']],
    ['a group that did not exist', {}, { seo: { description: 'B' } }, ['Description']],
    ['a block', { layout: [hero] }, { layout: [{ ...hero, heading: 'Hello' }] }, ['Hero']],
    [
      'a new id of a block’s row',
      { layout: [faq] },
      { layout: [{ ...faq, rows: [{ id: 's', question: 'When?' }] }] },
      [],
    ],
    ['a block that is added', { layout: [hero] }, { layout: [faq, hero] }, ['Questions and answers added']],
    [
      'a block that is removed',
      { layout: [hero, faq] },
      { layout: [hero] },
      ['Questions and answers removed'],
    ],
    ['blocks that change places', { layout: [hero, faq] }, { layout: [faq, hero] }, ['order of blocks']],
    [
      'two blocks of one type, once',
      { layout: [] },
      { layout: [hero, { ...hero, id: 'c' }] },
      ['Hero added'],
    ],
    [
      'a block of an unknown type, by its slug',
      {},
      { layout: [{ id: 'z', blockType: 'gone' }] },
      ['gone added'],
    ],
    ['a field that the form does not have', { secret: 1 }, { secret: 2 }, []],
  ])('name %s', (_, before, after, expected) => {
    expect(changedParts(page, before as Record<string, unknown>, after as Record<string, unknown>)).toEqual(
      expected,
    )
  })

  it('are none for any value that is stored and read again as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isSameValue(value, JSON.parse(JSON.stringify(value)))).toBe(true)
      }),
    )
  })

  it('are told apart from values in another order', () => {
    expect(isSameValue(['a', 'b'], ['b', 'a'])).toBe(false)
    expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  })
})

describe('the action of a save', () => {
  it.each([
    ['created', { isNew: true, isDraft: false, status: 'published' }],
    ['created', { isNew: true, isDraft: true, status: 'draft' }],
    ['changed', { isNew: false, isDraft: false }],
    ['published', { isNew: false, isDraft: false, status: 'published', statusBefore: 'draft' }],
    ['published', { isNew: false, isDraft: false, status: 'published', statusBefore: 'published' }],
    ['draft', { isNew: false, isDraft: true, status: 'draft', statusBefore: 'published' }],
    ['draft', { isNew: false, isDraft: false, status: 'draft', statusBefore: 'draft' }],
    ['unpublished', { isNew: false, isDraft: false, status: 'draft', statusBefore: 'published' }],
  ] as const)('is "%s" for %j', (action, save) => {
    expect(actionOf(save)).toBe(action)
  })
})

it('a long list of changed parts ends with the number of the others', () => {
  const parts = Array.from({ length: 23 }, (_, index) => `Part ${index + 1}`)
  expect(describeParts(parts.slice(0, 2))).toBe('Part 1, Part 2')
  expect(describeParts(parts)).toMatch(/Part 20 and 3 more$/)
})
