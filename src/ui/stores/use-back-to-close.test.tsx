import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { isLayerEntry, useBackToClose } from './use-back-to-close'

function Sheet() {
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => setIsOpen(false))
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && <p>The sheet is open.</p>}
    </>
  )
}

const sheet = () => screen.queryByText('The sheet is open.')
const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Toggle' }))
const traversed = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

/** jsdom traverses its history in a task of its own. */
async function goBack() {
  await act(async () => {
    const done = new Promise((resolve) => setTimeout(resolve, 20))
    history.back()
    await done
  })
}

beforeEach(() => {
  history.pushState(null, '', '/search')
})

it('something open over the page stays open in React’s strict mode, which runs effects twice', async () => {
  const entries = history.length
  render(<Sheet />, { wrapper: StrictMode })
  await toggle()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([sheet() !== null, isLayerEntry(), history.length]).toEqual([true, true, entries + 1])
  await goBack()
  expect([sheet(), isLayerEntry()]).toEqual([null, false])
})

it('an entry that was open before the page was loaded again belongs to nothing open', () => {
  history.replaceState({ layer: 5 }, '', '/search')
  expect(isLayerEntry()).toBe(false)
})

describe('something open over the page', () => {
  beforeEach(() => void render(<Sheet />))

  it('closes when the shopper goes back, and the page stays', async () => {
    await toggle()
    expect([sheet() !== null, isLayerEntry()]).toEqual([true, true])
    await goBack()
    expect([sheet(), isLayerEntry(), location.pathname]).toEqual([null, false, '/search'])
  })

  it('is no step of the history any more when it was closed by its button', async () => {
    await toggle()
    const back = traversed()
    await toggle()
    await back
    expect([sheet(), isLayerEntry(), location.pathname]).toEqual([null, false, '/search'])
  })

  it('leaves an address that was written while it was open as an entry of its own', async () => {
    await toggle()
    history.replaceState({ ...history.state, question: 'used' }, '', '/search/used-cars')
    await toggle()
    expect([location.pathname, isLayerEntry()]).toEqual(['/search/used-cars', false])
    await goBack()
    expect(location.pathname).toBe('/search')
  })

  it('hides its closing from whoever follows the history', async () => {
    const followed = jest.fn()
    window.addEventListener('popstate', followed)
    await toggle()
    await goBack()
    expect(followed).not.toHaveBeenCalled()
    window.removeEventListener('popstate', followed)
  })
})
