import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { buildSuggestions } from '@/domain/stock/search/suggestions/build-suggestions'
import SearchBox from './search-box.island'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 2 }))
const suggestions = buildSuggestions(
  { make: counted('Kia', 'Toyota'), body: counted('SUV'), make_model: counted('Kia Rio') },
  { makes: [{ name: 'Kia', models: ['Rio'] }], bodies: ['SUV'], dealerships: [] },
)

const fetching = jest.fn(async () => ({ ok: true, status: 200, json: async () => suggestions }))

beforeEach(() => {
  Object.assign(window, { fetch: fetching })
  render(<SearchBox id="header-search" label="Search our stock" placeholder="Make or model" />)
})

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search our stock' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('a search box keeps input from before its hydration', () => {
  cleanup()
  const box = <SearchBox id="header-search" label="Search our stock" placeholder="Make or model" />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(box)
  container.querySelector('input')?.setRangeText('hy')
  render(box, { container, hydrate: true })
  expect(field().value).toBe('hy')
})

describe('a search box', () => {
  it('is a form that submits to the search page', () => {
    const form = field().form as HTMLFormElement
    expect([form.getAttribute('action'), form.method, field().name]).toEqual(['/search', 'get', 'query'])
  })

  it('suggests makes, models and body types, and requests them once', async () => {
    await userEvent.type(field(), 'ki')
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeTruthy()
    expect(options()).toEqual(['Kia', 'Kia Rio'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(fetching.mock.calls.length).toBeLessThanOrEqual(1)
  })

  it('moves through its suggestions with the arrow keys while the field keeps the focus, and closes on Escape', async () => {
    await userEvent.type(field(), 'k')
    const list = await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [, second] = within(list).getAllByRole('option')
    expect(second?.getAttribute('aria-selected')).toBe('true')
    expect(field().getAttribute('aria-activedescendant')).toBe(second?.id)
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{ArrowDown}')
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(field().value).toBe('k')
  })

  it('shows nothing without a matching suggestion, and closes on blur', async () => {
    await userEvent.type(field(), 'k')
    await screen.findByRole('listbox')
    await userEvent.type(field(), 'zz')
    expect(options()).toEqual([])
    await userEvent.clear(field())
    await userEvent.type(field(), 's')
    expect(options()).toEqual(['SUV'])
    await userEvent.tab()
    expect(options()).toEqual([])
  })
})
