import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './Checkbox'
import { TextField } from './TextField'

describe('a field', () => {
  it('keeps units out of its accessible name', () => {
    render(<TextField id="kms" label="Odometer" suffix="km" />)
    expect(screen.getByRole('textbox', { name: 'Odometer' })).toBeTruthy()
  })
})

describe('a checkbox', () => {
  it('toggles on a press of its label', () => {
    render(<Checkbox id="news" label="Send me news" />)
    fireEvent.click(screen.getByText('Send me news'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me news' }).checked).toBe(true)
  })
})
