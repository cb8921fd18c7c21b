import { renderToStaticMarkup } from 'react-dom/server'
import { installPopovers } from '~/tests/support/popover'
import { PageToast } from '../primitives/PageToast'
import { showToast } from './show-toast'

const toast = () => document.querySelector('[data-toast]') as HTMLElement
const isOpen = () => toast().matches(':popover-open')
const words = () => toast().textContent

function say(text: string, duration?: number) {
  document.dispatchEvent(new CustomEvent('forecourt:toast', { detail: { text, duration } }))
}

installPopovers()

describe('the page’s toast', () => {
  beforeAll(() => {
    document.body.innerHTML = renderToStaticMarkup(<PageToast />)
    showToast({ removal: 1_000_000 })
  })
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.runAllTimers()
    jest.useRealTimers()
  })

  it('is one at most: a new one takes the place of the one before [SHARE-13]', () => {
    say('First')
    say('Second')
    expect([isOpen(), words()]).toEqual([true, 'Second'])
    expect(document.querySelectorAll('[data-toast]')).toHaveLength(1)
  })

  it('stays until it is dismissed, a million milliseconds at most [SHARE-13]', () => {
    say('Saved')
    jest.advanceTimersByTime(999_999)
    expect(isOpen()).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
    say('Saved')
    toast().querySelector('button')?.click()
    expect([isOpen(), words()]).toEqual([false, ''])
  })

  it('goes after its own time where it has one, counted from when it came [SHARE-06]', () => {
    say('Before', 2_000)
    jest.advanceTimersByTime(1_500)
    say('Copied', 3_000)
    jest.advanceTimersByTime(2_999)
    expect(words()).toBe('Copied')
    jest.advanceTimersByTime(1)
    expect(isOpen()).toBe(false)
  })
})
