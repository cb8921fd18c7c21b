import { act, fireEvent, render, screen } from '@testing-library/react'
import { dismissToast, showToast } from '@/ui/stores/toast'
import { installPopovers } from '~/tests/support/popover'
import PageToast from './page-toast.island'

installPopovers()

const toast = () => document.querySelector('[popover]') as HTMLElement
const isOpen = () => toast().matches(':popover-open')
const say = (text: string, duration?: number) => act(() => showToast(text, duration))
const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds))

describe('the page’s toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    act(dismissToast)
    render(<PageToast />)
  })
  afterEach(() => jest.useRealTimers())

  it('is one at most: a new toast replaces the previous one [SHARE-13]', () => {
    say('First')
    say('Second')
    expect([isOpen(), toast().textContent]).toEqual([true, 'Second'])
    expect(document.querySelectorAll('[popover]')).toHaveLength(1)
  })

  it('stays until it is dismissed, or for a million milliseconds [SHARE-13]', () => {
    say('Saved')
    wait(999_999)
    expect(isOpen()).toBe(true)
    wait(1)
    expect(isOpen()).toBe(false)
    say('Saved')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
    expect([isOpen(), toast().textContent]).toEqual([false, ''])
  })

  it('disappears after its duration, if it has one, counted from when it appeared [SHARE-06]', () => {
    say('Before', 2_000)
    wait(1_500)
    say('Copied', 3_000)
    wait(2_999)
    expect(toast().textContent).toBe('Copied')
    wait(1)
    expect(isOpen()).toBe(false)
  })

  it('shows a message from before its hydration', () => {
    document.body.innerHTML = ''
    say('Early')
    render(<PageToast />)
    expect(screen.getByText('Early')).toBeTruthy()
  })
})
