import { growthPer10000 } from './growth'

const samples = (sizes: number[]) => sizes.map((size, index) => ({ views: (index + 1) * 5000, size }))

describe('growthPer10000', () => {
  it('is zero when sizes vary around a constant', () => {
    expect(growthPer10000(samples([200, 210, 200, 210, 200]))).toBeCloseTo(0)
  })

  it('is the slope of the fitted line, so one outlying sample changes it little', () => {
    expect(growthPer10000(samples([200, 210, 220, 230, 240]))).toBeCloseTo(20)
    expect(growthPer10000(samples([200, 205, 225, 225, 240]))).toBeCloseTo(20, 0)
  })
})
