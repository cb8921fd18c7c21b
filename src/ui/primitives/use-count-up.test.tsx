import { act, render, screen } from '@testing-library/react'
import { useCountUp } from './use-count-up'

const Count = ({ to, isPaused }: { to: number; isPaused?: boolean }) => <p>{useCountUp(to, isPaused)}</p>
const shown = () => Number(screen.getByRole('paragraph').textContent)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

function open(isStill = false) {
  Object.assign(window, { matchMedia: () => ({ matches: isStill }) })
  return render(<Count to={100} />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a counting number', () => {
  it('reaches its new value within a second [SEARCH-04]', () => {
    const { rerender } = open()
    expect(shown()).toBe(100)
    rerender(<Count to={40} />)
    wait(300)
    expect(shown()).toBeLessThan(100)
    expect(shown()).toBeGreaterThan(40)
    wait(800)
    expect(shown()).toBe(40)
  })

  it('continues to the last of several values from its current number [SEARCH-04]', () => {
    const { rerender } = open()
    rerender(<Count to={40} />)
    wait(300)
    const passed = shown()
    rerender(<Count to={500} />)
    wait(100)
    expect(shown()).toBeGreaterThan(passed)
    wait(1000)
    expect(shown()).toBe(500)
  })

  it('pauses while the next value loads, and continues from there', () => {
    const { rerender } = open()
    rerender(<Count to={40} />)
    wait(300)
    rerender(<Count to={40} isPaused />)
    const passed = shown()
    wait(1000)
    expect(shown()).toBe(passed)
    rerender(<Count to={500} />)
    wait(1100)
    expect(shown()).toBe(500)
  })

  it('does not animate for shoppers who prefer reduced motion', () => {
    const { rerender } = open(true)
    rerender(<Count to={40} />)
    expect(shown()).toBe(40)
  })
})
