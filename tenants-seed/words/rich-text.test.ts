import { richText } from './rich-text'

const kinds = (text: string) => richText(text).root.children.map(({ type, tag }) => [type, tag])

describe('richText', () => {
  it('makes paragraphs, headings and lists of plain text', () => {
    const written = 'First.\n\n## Heading\n\n- one\n- two\n\nLast.'
    expect(kinds(written)).toEqual([
      ['paragraph', undefined],
      ['heading', 'h2'],
      ['list', 'ul'],
      ['paragraph', undefined],
    ])
  })

  it('keeps the words and drops the marks', () => {
    expect(JSON.stringify(richText('## Four numbers'))).toContain('"text":"Four numbers"')
    expect(JSON.stringify(richText('- one\n- two'))).toContain('"text":"two"')
  })
})
