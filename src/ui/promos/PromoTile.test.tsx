import { render } from '@testing-library/react'
import type { Promo } from '@/domain/promos/promo'
import { PromoTile } from './PromoTile'

const promo = {
  id: 1,
  title: 'Drive away with more',
  text: null,
  picture: {
    source: { loader: '/image/media/p.webp', original: '/media/p.webp' },
    alt: '',
    width: 1500,
    height: 1000,
    blur: null,
    cdn: null,
  },
  link: { label: 'See the offer', href: '/offer' },
} as unknown as Promo

function sizes(resultColumns: 1 | 3 | 4): string {
  const { container } = render(<PromoTile promo={promo} layout={{ resultColumns }} />)
  return container.querySelector('img')?.getAttribute('sizes') ?? ''
}

describe('a promo tile’s picture', () => {
  it('requests the width that fills a tile as high as the cards beside it [PROMO-06]', () => {
    expect(sizes(3)).toBe('(min-width: 36rem) 40.5rem, max(calc(100vw - 2rem), 24rem)')
    expect(sizes(4)).toBe('(min-width: 36rem) 29.25rem, max(calc(100vw - 2rem), 24rem)')
  })

  it('requests the width of a row where tiles are rows', () => {
    expect(sizes(1)).toMatch(/^\(min-width: 84rem\) 62rem, /)
  })
})
