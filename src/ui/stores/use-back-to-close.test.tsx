import { act, render, screen, waitFor } from '@testing-library/react'
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

/** jsdom traverses its history in a later task. The hook hides the event from other listeners, so this waits for the entry. */
async function goBack() {
  const { state } = history
  await act(async () => history.back())
  await waitFor(() => expect(history.state).not.toBe(state))
}

beforeEach(() => {
  history.pushState(null, '', '/search')
})

it('an overlay stays open in React’s strict mode, which runs effects twice', async () => {
  const entries = history.length
  render(<Sheet />, { wrapper: StrictMode })
  await toggle()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect([sheet() !== null, isLayerEntry(), history.length]).toEqual([true, true, entries + 1])
  await goBack()
  expect([sheet(), isLayerEntry()]).toEqual([null, false])
})

it('a history entry from before a reload belongs to no overlay', () => {
  history.replaceState({ layer: 5 }, '', '/search')
  expect(isLayerEntry()).toBe(false)
})

describe('an overlay', () => {
  beforeEach(() => void render(<Sheet />))

  it('closes when the shopper goes back, and the page stays', async () => {
    await toggle()
    expect([sheet() !== null, isLayerEntry()]).toEqual([true, true])
    await goBack()
    expect([sheet(), isLayerEntry(), location.pathname]).toEqual([null, false, '/search'])
  })

  it('leaves no history entry after its button closed it', async () => {
    await toggle()
    const back = traversed()
    await toggle()
    await back
    expect([sheet(), isLayerEntry(), location.pathname]).toEqual([null, false, '/search'])
  })

  it('keeps a URL that was written while it was open as a history entry', async () => {
    await toggle()
    history.replaceState({ ...history.state, question: 'used' }, '', '/search/used-cars')
    await toggle()
    expect([location.pathname, isLayerEntry()]).toEqual(['/search/used-cars', false])
    await goBack()
    expect(location.pathname).toBe('/search')
  })

  it('does not expose its closing to other popstate listeners', async () => {
    const followed = jest.fn()
    window.addEventListener('popstate', followed)
    await toggle()
    await goBack()
    expect(followed).not.toHaveBeenCalled()
    window.removeEventListener('popstate', followed)
  })
})
