import { cleanup, render, screen } from '@testing-library/react'
import { DayLinks } from './DayLinks'

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 5, 14, 30) }))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

/** The days between which a link lists test drives, by the reader's clock. */
function boundsOf(name: string): number[] {
  const query = new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  return [...query]
    .filter(([key]) => key.includes('starts_at'))
    .map(([, value]) => {
      const bound = new Date(value)
      expect([bound.getHours(), bound.getMinutes()]).toEqual([0, 0])
      return bound.getDate()
    })
}

it.each([
  ['Today', [5, 6]],
  ['Tomorrow', [6, 7]],
  ['Next 7 days', [5, 12]],
])('the link %s above the list shows the test drives from midnight to midnight [TD-04]', (name, bounds) => {
  render(<DayLinks />)
  expect(boundsOf(name)).toEqual(bounds)
})
