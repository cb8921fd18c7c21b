import type { Field } from 'payload'
import { versionContent, type Words } from './version-content'

const words: Words = {
  nameOf: (collection, id) => `${collection} ${id}`,
  dateText: (stored) => `on ${stored.slice(0, 10)}`,
  plainText: (stored) => `plain ${Object.keys(stored)}`,
}

const fields: Field[] = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'usedIn', type: 'ui', admin: {} },
  { name: 'secret', type: 'text', hidden: true },
  { type: 'row', fields: [{ name: 'liveFrom', type: 'date' }] },
  { name: 'meta', type: 'group', label: 'For search engines', fields: [{ name: 'title', type: 'text' }] },
  { name: 'isOpen', type: 'checkbox', label: 'Open' },
  {
    name: 'size',
    type: 'select',
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'pages', type: 'relationship', relationTo: 'pages', hasMany: true },
  { name: 'body', type: 'richText', label: 'Text' },
  {
    type: 'tabs',
    tabs: [{ label: 'More', fields: [{ name: 'note', type: 'textarea' }] }],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      {
        slug: 'cards',
        labels: { singular: 'Cards', plural: 'Cards' },
        fields: [
          {
            name: 'cards',
            type: 'array',
            label: 'Cards',
            fields: [{ name: 'heading', type: 'text', label: 'Heading' }],
          },
        ],
      },
    ],
  },
]

const texts = (data: object) =>
  Object.fromEntries(
    versionContent(fields, data as never, words).lines.map(({ label, text }) => [label, text]),
  )

describe('what a version says', () => {
  it('reads as the form does: labels, options, names of documents, dates and plain text', () => {
    expect(
      texts({
        title: 'Home',
        secret: 'never shown',
        liveFrom: '2026-11-05T06:00:00.000Z',
        meta: { title: 'Cars' },
        isOpen: true,
        size: 'l',
        picture: 4,
        pages: [1, 2],
        body: { root: {} },
        note: 'Later',
      }),
    ).toEqual({
      Title: 'Home',
      'Live from': 'on 2026-11-05',
      'For search engines › Title': 'Cars',
      Open: 'Yes',
      Size: 'Large',
      Picture: 'media 4',
      Pages: 'pages 1, pages 2',
      Text: 'plain root',
      Note: 'Later',
    })
  })

  it('is empty where a version has no value', () => {
    expect(texts({})).toEqual({
      Title: '',
      'Live from': '',
      'For search engines › Title': '',
      Open: 'No',
      Size: '',
      Picture: '',
      Pages: '',
      Text: '',
      Note: '',
    })
  })

  it('lists the rows of a block by their place, and knows each by its id', () => {
    const rows = [
      { id: 'x', heading: 'First' },
      { id: 'y', heading: 'Second' },
    ]
    const { blocks } = versionContent(
      fields,
      { blocks: [{ id: 'b', blockType: 'cards', cards: rows }] },
      words,
    )
    expect(blocks).toEqual([
      {
        id: 'b',
        label: 'Cards',
        lines: [
          { key: 'cards.order', label: 'Order of cards', text: 'First, Second', order: ['x', 'y'] },
          { key: 'cards.x.heading', label: 'Cards 1 › Heading', text: 'First' },
          { key: 'cards.y.heading', label: 'Cards 2 › Heading', text: 'Second' },
        ],
      },
    ])
  })

  it('keeps a block whose type no longer exists, without values', () => {
    const { blocks } = versionContent(
      fields,
      { blocks: [{ id: 'b', blockType: 'gone', heading: 'x' }] },
      words,
    )
    expect(blocks).toEqual([{ id: 'b', label: '', lines: [] }])
  })
})
