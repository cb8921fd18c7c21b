import { waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { island } from './island'

const ButtonIsland = island('button-only', 'touch', () => <button type="button">Chat</button>)

it('a press reaches the browser when the file of its island does not load, and so do later presses', async () => {
  Object.assign(globalThis, {
    BUNDLES: '{}',
    IntersectionObserver: class {
      observe() {}
    },
  })
  const report = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.innerHTML = renderToString(<ButtonIsland />)
  await import('./loader')
  const button = document.querySelector('button')
  const onPress = jest.fn()
  button?.addEventListener('click', onPress)
  button?.click()
  expect(onPress).not.toHaveBeenCalled()
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1))
  button?.click()
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
})
