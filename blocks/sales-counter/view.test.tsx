import { act, render, screen } from '@testing-library/react'
import { SalesCounterView } from './view'

const shown = (sales: number) => ({ sales, perDay: 192, vehicles: 'motorcycles' })

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T00:07:30+10:00') }))
afterEach(() => jest.useRealTimers())

describe('the sales of the month', () => {
  it('are a figure with the vehicles it counts and the average it comes from [CB-05]', () => {
    render(<SalesCounterView block={{ heading: 'Busy' }} loaded={shown(1)} />)
    expect(screen.getByRole('heading', { name: 'Busy' })).toBeTruthy()
    expect(screen.getByText('motorcycles sold this month')).toBeTruthy()
    expect(screen.getByText(/estimate from our average of 192 a day/)).toBeTruthy()
  })

  it('are counted again each 150 seconds while the page is open [CB-06]', () => {
    const { container } = render(<SalesCounterView block={{}} loaded={shown(1)} />)
    const figure = () => container.querySelector('strong')?.textContent
    expect(figure()).toBe('1')
    jest.setSystemTime(new Date('2026-12-02T12:00:00+10:00'))
    act(() => void jest.advanceTimersByTime(149_999))
    expect(figure()).toBe('1')
    act(() => void jest.advanceTimersByTime(1))
    expect(figure()).toBe('288')
  })

  it('show nothing on a website that counts none', () => {
    const { container } = render(<SalesCounterView block={{}} loaded={null} />)
    expect(container.innerHTML).toBe('')
  })
})
