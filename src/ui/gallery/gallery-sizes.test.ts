import { galleryPhoto } from './gallery-sizes'

/** The width on the widest screens, in rem. */
const widest = ({ sizes }: { sizes: string }) => Number(/\) ([\d.]+)rem/.exec(sizes)?.[1])

describe('the width of a gallery’s photos', () => {
  it.each([
    [1, [80]],
    [2, [39.75, 39.75]],
    [3, [53.17, 26.33, 26.33]],
    [5, [39.75, 19.63, 19.63, 19.63, 19.63]],
  ])('in a mosaic of %d is what the mosaic leaves each', (count, expected) => {
    const widths = expected.map((_, index) => widest(galleryPhoto('mosaic', index, count)))
    expect(widths).toEqual(expected)
  })

  it.each([
    ['fullBleed', 66],
    ['left', 52.5],
  ] as const)('is the same for each %s', (layout, expected) => {
    expect([0, 1].map((index) => widest(galleryPhoto(layout, index, 8)))).toEqual([expected, expected])
  })
})
