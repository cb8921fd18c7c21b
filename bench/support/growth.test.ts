import { growthPer10000 } from './growth'

const samples = (sizes: number[]) => sizes.map((size, index) => ({ views: (index + 1) * 5000, size }))

describe('how memory grows with page views', () => {
  it('is nothing where it goes up and down around the same size', () => {
    expect(growthPer10000(samples([200, 210, 200, 210, 200]))).toBeCloseTo(0)
  })

  it('is the slope of its line, whatever a single look says', () => {
    expect(growthPer10000(samples([200, 210, 220, 230, 240]))).toBeCloseTo(20)
    expect(growthPer10000(samples([200, 205, 225, 225, 240]))).toBeCloseTo(20, 0)
  })
})
