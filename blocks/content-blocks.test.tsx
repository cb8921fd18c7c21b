import { render, screen, within } from '@testing-library/react'
import { showsRating } from '@/domain/reviews/star-rating'
import type { ArticlesBlock, FeatureBannerBlock, ImageTilesBlock, StarRatingBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { ArticlesView } from './articles/view'
import { featureBannerConfig } from './feature-banner/config'
import { FeatureBannerView } from './feature-banner/view'
import { GroupStatsView } from './group-stats/view'
import { ImageTilesView } from './image-tiles/view'
import { PaymentStripView } from './payment-strip/view'
import { ReviewsView } from './reviews/view'
import { StarRatingView } from './star-rating/view'
import { WarrantyView } from './warranty/view'

const picture = (id: number) =>
  ({ id, filename: `p${id}.webp`, alt: 'A picture', width: 1200, height: 900 }) as never

describe('the feature banner', () => {
  const links = [
    { label: 'Latest offers', href: '/special-offers' },
    { label: 'Book a service', href: '/service' },
    { label: 'Sell your car', href: '/trade-in' },
  ]

  it('defaults to latest offers, book a service and sell your car, and holds exactly three links [CB-01]', () => {
    const field = featureBannerConfig.fields.find((one) => 'name' in one && one.name === 'links')
    expect(field).toMatchObject({ minRows: 3, maxRows: 3, defaultValue: links })
  })

  it('links to each of its features', () => {
    render(<FeatureBannerView block={{ links, blockType: 'featureBanner' } as FeatureBannerBlock} />)
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(shown).toEqual(['/special-offers', '/service', '/trade-in'])
  })
})

describe('the reviews', () => {
  const review = {
    ...{ id: 1, customerName: 'Ada', picture: null, rating: 2, text: 'Slow.', locationId: null },
    ...{ reviewDate: '2026-11-01T00:00:00Z', reply: null, source: '' },
  }

  it.each([
    [{ average: 4.6, count: 1 }, 2],
    [null, 0],
  ])(
    'with the summary %o show stars %i times: none below the website’s minimum [LOC-14]',
    (summary, count) => {
      const shown = { reviews: [review], summary }
      render(<ReviewsView block={{ heading: 'Reviews' }} shown={shown} now={new Date('2026-11-28')} />)
      expect(screen.queryAllByText(/out of 5/)).toHaveLength(count)
      expect(screen.getByText('Slow.')).toBeTruthy()
    },
  )
})

describe('a block of content', () => {
  it.each([
    ['What is next', 'SECTION'],
    [null, 'DIV'],
  ])('with the heading %s is a %s', (heading, tag) => {
    const { container } = render(<BlockSection heading={heading}>Text</BlockSection>)
    expect(container.firstElementChild?.tagName).toBe(tag)
    expect(container.querySelector('h2')?.textContent ?? null).toBe(heading)
  })
})

describe('the star rating', () => {
  const block = { blockType: 'starRating', rating: 4.6, reviews: 1234, source: 'Google' } as StarRatingBlock
  const settings = { 'reviews.minimumRating': 4, 'reviews.hidden': false }

  it('shows four full stars and a partial one, the rating to one decimal and the number of reviews [CB-03] [LOC-15]', () => {
    const { container } = render(
      <StarRatingView block={block} isShown={showsRating(block.rating, settings)} />,
    )
    const shares = [...container.querySelectorAll('[data-share]')].map((star) =>
      star.getAttribute('data-share'),
    )
    expect(shares).toEqual(['1', '1', '1', '1', '0.6'])
    expect(screen.getByText('1,234 reviews')).toBeTruthy()
    expect(screen.getByText('Rated 4.6 out of 5')).toBeTruthy()
  })

  it.each([
    ['at the minimum', { ...settings, 'reviews.minimumRating': 4.6 }],
    ['on a site that hides reviews', { ...settings, 'reviews.hidden': true }],
  ])('is hidden %s', (_, decided) => {
    const { container } = render(
      <StarRatingView block={block} isShown={showsRating(block.rating, decided)} />,
    )
    expect(container.innerHTML).toBe('')
  })
})

describe('the payment-card strip', () => {
  it('shows the accepted cards and wallets in the site’s order [CB-04]', () => {
    const brands = ['mastercard', 'visa', 'maestro', 'googlePay', 'applePay'] as const
    const { container } = render(<PaymentStripView heading="Ways to pay" brands={brands} />)
    const items = within(container).getAllByRole('listitem')
    const named = items.map(
      (item) => item.textContent || within(item).getByRole('img').getAttribute('aria-label'),
    )
    expect(named).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
  })

  it('is hidden if the site accepts no card', () => {
    expect(render(<PaymentStripView heading="Ways to pay" brands={[]} />).container.innerHTML).toBe('')
  })
})

describe('the stories block', () => {
  const card = (id: number, date: string) => ({
    id: String(id),
    picture: picture(id),
    date,
    heading: `Story ${id}`,
    href: `/story-${id}`,
  })
  const block = {
    blockType: 'articles',
    cards: [card(1, '2026-01-05T02:00:00.000Z'), card(2, '2026-11-05T02:00:00.000Z')],
  } as ArticlesBlock

  it('shows each story’s picture, date as dd MMMM yyyy, heading and READ MORE, the newest first [CB-07]', () => {
    render(<ArticlesView block={block} limit={6} />)
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Story 2',
      'Story 1',
    ])
    expect(screen.getByText('05 November 2026')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /^READ MORE ?: Story/ })).toHaveLength(2)
  })

  it('shows no more stories than the site’s limit, and none if the limit is 0', () => {
    const { unmount } = render(<ArticlesView block={block} limit={1} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    unmount()
    expect(render(<ArticlesView block={block} limit={0} />).container.innerHTML).toBe('')
  })
})

describe('the group figures block', () => {
  it('shows the number of locations, brands, years and franchises [CB-08]', () => {
    const figures = [
      { figure: '50+', label: 'locations' },
      { figure: '40+', label: 'brands' },
      { figure: '30+', label: 'years' },
      { figure: '59', label: 'franchises' },
    ]
    render(<GroupStatsView heading="Part of the group" figures={figures} />)
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '50+',
      '40+',
      '30+',
      '59',
    ])
  })
})

describe('the warranty block', () => {
  const usual = 'Used cars come with a 3 Year standard warranty.'

  it('shows the editor’s text for each kind of vehicle [CB-10]', () => {
    const promises = [
      { covers: 'Used cars', wording: '3 Year standard warranty' },
      { covers: 'New Kia', wording: '7 years unlimited-km warranty with 5 years roadside assist' },
    ]
    render(<WarrantyView block={{ blockType: 'warranty', heading: 'Warranty', promises }} usual={usual} />)
    expect(screen.getByText('7 years unlimited-km warranty with 5 years roadside assist')).toBeTruthy()
    expect(screen.queryByText(usual)).toBeNull()
  })

  it('shows the site’s own text if the editor gives none', () => {
    render(<WarrantyView block={{ blockType: 'warranty', heading: 'Warranty' }} usual={usual} />)
    expect(screen.getByText(usual)).toBeTruthy()
  })
})

describe('the image tiles block', () => {
  const place = (position: number) => ({
    position,
    mainHeading: false,
    leadsToForm: false,
    pageId: 1,
    path: '/',
    isFirst: true,
    isFinanceForm: false,
    now: new Date(),
  })

  it.each([
    [0, 'before everything else', ['high', 'high', 'auto']],
    [1, 'before the others, after the picture above them', ['auto', 'auto', 'auto']],
  ])(
    'crops to 600 × 400 and, at position %d, loads its first two pictures %s [CB-15]',
    (position, _, priorities) => {
      const tiles = [1, 2, 3].map((id) => ({
        id: String(id),
        picture: picture(id),
        label: `Tile ${id}`,
        href: `/tile-${id}`,
      }))
      const { container } = render(
        <ImageTilesView
          block={{ blockType: 'imageTiles', tiles } as ImageTilesBlock}
          place={place(position)}
        />,
      )
      const images = [...container.querySelectorAll('img')]
      expect(images.map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`)).toEqual(
        Array(3).fill('600x400'),
      )
      expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy'])
      expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(priorities)
    },
  )

  it.each([
    [1, '(min-width: 84rem) 80rem, '],
    [2, '(min-width: 84rem) 39.25rem, '],
    [3, '(min-width: 84rem) 25.67rem, '],
    [4, '(min-width: 84rem) 18.88rem, '],
  ])('declares the picture width for a row of %d tiles', (count, widest) => {
    const tiles = Array.from({ length: count }, (_, id) => ({
      picture: picture(id),
      label: 'Tile',
      href: '/tile',
    }))
    const { container } = render(
      <ImageTilesView block={{ blockType: 'imageTiles', tiles } as ImageTilesBlock} place={place(1)} />,
    )
    expect(container.querySelector('img')?.getAttribute('sizes')).toContain(widest)
  })
})
