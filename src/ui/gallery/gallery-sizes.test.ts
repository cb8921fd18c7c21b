import { galleryPhoto } from './gallery-sizes'

/** The width at the widest breakpoint, in rem. */
const widest = ({ sizes }: { sizes: string }) => Number(/\) ([\d.]+)rem/.exec(sizes)?.[1])

describe('the width of a gallery’s photos', () => {
  it.each([
    [1, [52.5]],
    [3, [52.5, 26, 26]],
    [4, [52.5, 18, 18, 18]],
    [5, [52.5, 13, 13, 13, 13]],
    [9, [52.5, 13]],
  ])('is an equal share in a mosaic of %d', (count, expected) => {
    const widths = expected.map((_, index) => widest(galleryPhoto('mosaic', index, count)))
    expect(widths).toEqual(expected)
  })

  it('is the same for each photo beside the summary', () => {
    expect([0, 1].map((index) => widest(galleryPhoto('left', index, 8)))).toEqual([52.5, 52.5])
  })

  it('extends to the window’s edge on a full bleed', () => {
    expect(galleryPhoto('fullBleed', 0, 8).sizes).toContain('calc(50vw + 12.5rem)')
  })
})
