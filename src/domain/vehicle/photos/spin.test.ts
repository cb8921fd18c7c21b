import { canTurn, type FrameState, frameOrder, frameToShow, turnedFrame } from './spin'

/** `l` loaded, `m` missing, `.` pending. */
const of = (text: string): FrameState[] =>
  [...text].map((each) => (each === 'l' ? 'loaded' : each === 'm' ? 'missing' : 'pending'))

describe('spin frames', () => {
  it('load every fourth first, then the rest; a short spin loads in order', () => {
    expect(frameOrder(12)).toEqual([0, 4, 8, 1, 2, 3, 5, 6, 7, 9, 10, 11])
    expect(frameOrder(36).slice(0, 9)).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32])
    expect(frameOrder(5)).toEqual([0, 1, 2, 3, 4])
  })

  it('can turn once the coarse set is loaded or missing', () => {
    expect(canTurn(of('l...l...l...'))).toBe(true)
    expect(canTurn(of('l...l.......'))).toBe(false)
    expect(canTurn(of('l...m...l...'))).toBe(true)
    expect(canTurn(of('l...m...m...'))).toBe(false)
    expect(canTurn(of('ll.'))).toBe(false)
  })

  it('are replaced by the nearest loaded frame until they load', () => {
    const states = of('l...l...l...')
    expect([0, 1, 2, 3, 6, 7, 11].map((index) => frameToShow(states, index))).toEqual([0, 0, 0, 4, 4, 8, 0])
    expect(frameToShow(of('...'), 1)).toBeNull()
  })

  it('are skipped in both directions if they are missing [GAL-13]', () => {
    const states = of('lmml')
    expect(turnedFrame(states, 0, 1)).toBe(3)
    expect(turnedFrame(states, 0, 2)).toBe(0)
    expect(turnedFrame(states, 3, -1)).toBe(0)
    expect(turnedFrame(of('mm'), 1, 1)).toBe(1)
  })
})
