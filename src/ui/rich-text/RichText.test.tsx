import { render } from '@testing-library/react'
import { inherited } from '~/tests/support/inherited'
import { RichText } from './RichText'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const node = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more })

function htmlOf(...children: unknown[]): string {
  const { container } = render(<RichText content={{ root: { children } }} />)
  return (container.firstElementChild?.innerHTML ?? '').replaceAll(/ class="[^"]*"/g, '')
}

describe('rich text', () => {
  it('renders paragraphs, formatting and lists as plain elements', () => {
    expect(
      htmlOf(
        node('paragraph', [text('Plain '), text('strong', 1), { type: 'linebreak' }, text('both', 3)]),
        node('list', [node('listitem', [text('one')])], { listType: 'number' }),
      ),
    ).toBe('<p>Plain <strong>strong</strong><br><em><strong>both</strong></em></p><ol><li>one</li></ol>')
  })

  it('starts headings at the second level, so that a page keeps one main heading', () => {
    expect(htmlOf(node('heading', [text('Big')], { tag: 'h1' }))).toBe('<h2>Big</h2>')
  })

  it('links to safe URLs and shows only the text of others', () => {
    const link = (url: string) => node('link', [text('here')], { fields: { url } })
    expect(htmlOf(link('/finance'))).toBe('<a href="/finance">here</a>')
    expect(htmlOf(link('javascript:alert(1)'))).toBe('here')
  })

  it('never interprets text as HTML', () => {
    expect(htmlOf(node('paragraph', [text('<img src=x onerror=alert(1)>')]))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  it('keeps the text of an unknown node type, and skips values that are not nodes', () => {
    expect(htmlOf(node('marquee', [text('words')]), null, 7)).toBe('words')
  })

  it.each(inherited)('keeps the text of a node type called %s', (kind) => {
    expect(htmlOf(node(kind, [text('words')]))).toBe('words')
  })
})
