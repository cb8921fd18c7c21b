import { render, screen, within } from '@testing-library/react'
import type { DateField } from 'payload'
import type { ImageSliderBlock } from '@/payload-types'
import { cachePageUntil } from '@/server/cache/cache-page-until'
import { imageSliderConfig } from './config'
import { loadImageSlider } from './load'
import { ImageSliderView } from './view'

jest.mock('@/server/cache/cache-page-until', () => ({ cachePageUntil: jest.fn() }))
// The real function queries the database for the picture's owner and would load Payload. Integration tests
// cover it.
jest.mock('../../collections/fields/own-reference', () => ({
  mediaField: (name: string, options: object) => ({ name, type: 'upload', ...options }),
}))

type Slide = ImageSliderBlock['slides'][number]

const slide = (id: number, more: Partial<Slide> = {}): Slide => ({
  id: String(id),
  picture: { filename: `p${id}.webp`, alt: `Picture ${id}`, width: 1200, height: 900 } as never,
  heading: `Offer ${id}`,
  text: `About ${id}`,
  label: `See ${id}`,
  href: `/offer-${id}`,
  ...more,
})

const three = [1, 2, 3].map((id) => slide(id))
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

function show(slides: Slide[], { heading = 'On now' as string | null, position = 1 } = {}) {
  return render(<ImageSliderView heading={heading} slides={slides} place={place(position)} />)
}

const attributes = (name: string) => screen.getAllByRole('img').map((image) => image.getAttribute(name))

describe('the image slider', () => {
  it('crops its pictures to 600 × 400 and loads the first two with high priority [CB-15]', () => {
    show(three)
    expect(attributes('width')).toEqual(['600', '600', '600'])
    expect(attributes('height')).toEqual(['400', '400', '400'])
    expect(attributes('loading')).toEqual(['eager', 'eager', 'lazy'])
    expect(attributes('fetchpriority')).toEqual(['high', 'high', 'auto'])
    for (const srcset of attributes('srcset')) expect(srcset).toContain('w=320&crop=3x2 320w')
  })

  it('leaves priority to the top of the page when it is further down, and loads its first two pictures before the others [CB-15]', () => {
    show(three, { position: 4 })
    expect(attributes('loading')).toEqual(['eager', 'eager', 'lazy'])
    expect(attributes('fetchpriority')).toEqual(['auto', 'auto', 'auto'])
  })

  it('is a keyboard-focusable list, labelled by its heading', () => {
    show(three)
    const row = screen.getByRole('list', { name: 'On now' })
    expect(row.getAttribute('aria-roledescription')).toBe('carousel')
    expect(row.tabIndex).toBe(0)
    expect(within(row).getAllByRole('listitem')).toHaveLength(3)
  })

  it('shows each slide’s picture text, heading, text and link', () => {
    show(three)
    expect(attributes('alt')).toEqual(['Picture 1', 'Picture 2', 'Picture 3'])
    const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(headings).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
    expect(screen.getByRole('link', { name: 'See 2' }).getAttribute('href')).toBe('/offer-2')
    expect(screen.getByText('About 3')).toBeTruthy()
  })

  it('has a label and level-2 slide headings if the editor gives no heading', () => {
    show(three, { heading: null })
    expect(screen.getByRole('list', { name: 'Highlights' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  })

  it('is not a carousel if it has one slide', () => {
    show([slide(1)])
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('link', { name: 'See 1' })).toBeTruthy()
  })

  it('skips slides with a deleted picture or an unsafe link, and is hidden if none is left', () => {
    const { container } = show([slide(1, { picture: 7 }), slide(2, { href: 'javascript:alert(1)' })])
    expect(container.innerHTML).toBe('')
  })

  it.each([
    [1, '(min-width: 84rem) 40rem, '],
    [2, '(min-width: 84rem) 39.25rem, '],
    [3, '(min-width: 84rem) 36.67rem, '],
    [12, '(min-width: 84rem) 36.67rem, '],
  ])('declares the picture width for a row of %d slides', (count, widest) => {
    show(Array.from({ length: count }, (_, id) => slide(id)))
    expect(attributes('sizes')[0]).toContain(widest)
  })
})

describe('the dates of a slide', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const load = async (...slides: Slide[]) => {
    const shown = await loadImageSlider({ slides }, { id: 7 as never }, now)
    return shown.map(({ id }) => id)
  }

  beforeEach(() => jest.mocked(cachePageUntil).mockClear())

  it('are checked when the page renders, and the page expires at the next one', async () => {
    const over = slide(1, { liveUntil: '2026-11-21T12:00:00.000Z' })
    const on = slide(2, { liveFrom: '2026-11-21T12:00:00.000Z', liveUntil: '2026-12-01T00:00:00.000Z' })
    const later = slide(3, { liveFrom: '2026-11-30T00:00:00.000Z' })
    expect(await load(over, on, later, slide(4))).toEqual(['2', '4'])
    expect(cachePageUntil).toHaveBeenCalledWith({ id: 7 }, new Date('2026-11-30T00:00:00.000Z'), now)
  })

  it('do not shorten the page’s cache time if none is in the future', async () => {
    expect(await load(slide(1), slide(2, { liveFrom: '2026-01-01T00:00:00.000Z' }))).toEqual(['1', '2'])
    expect(cachePageUntil).not.toHaveBeenCalled()
  })
})

describe('the image slider’s schema', () => {
  const slides = imageSliderConfig.fields.find((field) => 'name' in field && field.name === 'slides')

  it('requires 1 to 12 slides, each with a picture, a heading and a link', () => {
    expect(slides).toMatchObject({ required: true, minRows: 1, maxRows: 12 })
    const fields = slides && 'fields' in slides ? slides.fields : []
    const required = fields.flatMap((field) =>
      'name' in field && 'required' in field && field.required ? [field.name] : [],
    )
    expect(required).toEqual(['picture', 'heading', 'label', 'href'])
  })

  it.each([
    [null, null, true],
    ['2026-11-21T12:00:00.000Z', null, true],
    [null, '2026-11-21T12:00:00.000Z', true],
    ['2026-11-21T12:00:00.000Z', '2026-11-21T12:00:01.000Z', true],
    [
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      'Enter a time after “Shown from”. Otherwise the slide is never shown.',
    ],
    [null, 'next week', 'Enter a date and a time.'],
  ])('validates a slide from %s until %s as %s', (liveFrom, liveUntil, verdict) => {
    const row = slides && 'fields' in slides ? slides.fields.find(({ type }) => type === 'row') : null
    const [, until] = row && 'fields' in row ? (row.fields as DateField[]) : []
    const validate = until?.validate as (value: unknown, options: object) => unknown
    expect(validate(liveUntil, { siblingData: { liveFrom } })).toBe(verdict)
  })
})
