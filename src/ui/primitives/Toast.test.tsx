import { act, fireEvent, render, screen } from '@testing-library/react'
import { ToastProvider, useToast } from './Toast'

function Buttons() {
  const show = useToast()
  return (
    <>
      <button type="button" onClick={() => show({ text: 'Saved' })}>
        Save
      </button>
      <button type="button" onClick={() => show({ text: 'Copied', duration: 3_000 })}>
        Copy
      </button>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('status').textContent

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    )
  })
  afterEach(() => jest.useRealTimers())

  it('stays until it is dismissed, a million milliseconds at most [SHARE-13]', () => {
    press('Save')
    act(() => jest.advanceTimersByTime(999_999))
    expect(said()).toBe('Saved')
    act(() => jest.advanceTimersByTime(1))
    expect(said()).toBe('')
    press('Save')
    fireEvent.click(screen.getByLabelText('Dismiss'))
    expect(said()).toBe('')
  })

  it('takes the place of the one before [SHARE-13]', () => {
    press('Save')
    press('Copy')
    expect(said()).toBe('Copied')
  })

  it('goes after its duration where it has one, and the next one has its own', () => {
    press('Copy')
    act(() => jest.advanceTimersByTime(2_000))
    press('Save')
    act(() => jest.advanceTimersByTime(60_000))
    expect(said()).toBe('Saved')
    press('Copy')
    act(() => jest.advanceTimersByTime(3_000))
    expect(said()).toBe('')
  })
})
