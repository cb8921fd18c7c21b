import { render, screen, within } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { answerUnavailable } from '@/server/pages/answer-marks'
import { FailedSearch } from './FailedSearch'

jest.mock('@/server/pages/answer-marks', () => ({ answerUnavailable: jest.fn() }))

describe('a results page without results', () => {
  it('says so at once, links to another try and answers 503 [SEARCH-10]', async () => {
    const { settings } = resolveSettings({ template: 'metro' })
    const ctx = { template: 'metro', settings } as Parameters<typeof FailedSearch>[0]['ctx']
    const address = '/search/toyota?sortBy=km%3Aasc'
    render(await FailedSearch({ ctx, heading: 'Toyota cars for sale', address }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Toyota cars for sale')
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toMatch(/Search is not available at the moment/)
    const retry = within(alert).getByRole('link', { name: 'Try again' })
    expect(retry.getAttribute('href')).toBe(address)
    expect(screen.queryByText(/found/)).toBeNull()
    expect(answerUnavailable).toHaveBeenCalledTimes(1)
  })
})
