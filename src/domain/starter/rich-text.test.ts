import { richText } from './rich-text'

const kinds = (text: string) => richText(text).root.children.map(({ type, tag }) => [type, tag])

describe('richText', () => {
  it('converts plain text to paragraphs, headings and lists', () => {
    const written = 'First.\n\n## Heading\n\n- one\n- two\n\nLast.'
    expect(kinds(written)).toEqual([
      ['paragraph', undefined],
      ['heading', 'h2'],
      ['list', 'ul'],
      ['paragraph', undefined],
    ])
  })

  it('removes the heading and list markers from the text', () => {
    expect(JSON.stringify(richText('## Four numbers'))).toContain('"text":"Four numbers"')
    expect(JSON.stringify(richText('- one\n- two'))).toContain('"text":"two"')
  })
})
