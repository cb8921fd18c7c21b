import { nameUses } from './uses'

const use = (title: string, block: string | null = null) => ({ kind: 'Page', title, block })

describe('the places that use a document', () => {
  it('are named with their kind, title and block', () => {
    expect(nameUses([use('Home', 'Hero'), { kind: 'Promo tile', title: 'Summer', block: null }])).toBe(
      'page “Home” (block Hero) and promo tile “Summer”',
    )
  })

  it('are counted after the first five', () => {
    expect(nameUses(Array.from('abcdefg', (title) => use(title)))).toBe(
      'page “a”, page “b”, page “c”, page “d”, page “e” and 2 more',
    )
  })
})
