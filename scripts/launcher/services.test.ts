import { restartPause } from './services.mjs'

describe('restartPause', () => {
  it('doubles with every end in a row, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 50].map(restartPause)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
})
