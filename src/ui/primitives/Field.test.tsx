import { fireEvent, render, screen } from '@testing-library/react'
import { Checkbox } from './Checkbox'
import { ErrorSummary } from './ErrorSummary'
import { RadioGroup } from './RadioGroup'
import { SelectField } from './SelectField'
import { Switch } from './Switch'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

const choices = [
  { value: 'wa', label: 'Western Australia' },
  { value: 'nsw', label: 'New South Wales', disabled: true },
]

/** The words that assistive technology reads after a control's name. */
function described(control: HTMLElement) {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

describe('a field', () => {
  it.each([
    ['of one line', TextField],
    ['of several lines', TextAreaField],
  ])('%s reads its label, its hint and its error', (_, Component) => {
    render(<Component id="email" label="Email" hint="We answer here" error="Enter your email" />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(described(field)).toEqual(['We answer here', 'Enter your email'])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('says nothing of errors while there is none', () => {
    render(<TextField id="email" label="Email" />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(described(field)).toEqual([])
  })

  it('says when it may be left empty', () => {
    render(<TextField id="rego" label="Rego" required={false} />)
    expect(screen.getByRole('textbox', { name: 'Rego (optional)' })).toBeTruthy()
  })

  it('keeps units out of its name', () => {
    render(<TextField id="kms" label="Odometer" suffix="km" />)
    expect(screen.getByRole('textbox', { name: 'Odometer' })).toBeTruthy()
  })
})

describe('a choice', () => {
  it('from a list starts with nothing chosen where there is a placeholder', () => {
    render(<SelectField id="state" label="State" choices={choices} placeholder="Choose a state" />)
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' })
    expect(field.value).toBe('')
    fireEvent.change(field, { target: { value: 'wa' } })
    expect(field.value).toBe('wa')
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'New South Wales' }).disabled).toBe(true)
  })

  it('by box or switch is made by pressing its words', () => {
    render(
      <>
        <Checkbox id="news" label="Send me news" hint="Once a month" />
        <Switch id="sold" label="Sold vehicles too" />
      </>,
    )
    fireEvent.click(screen.getByText('Send me news'))
    fireEvent.click(screen.getByText('Sold vehicles too'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send me news' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Sold vehicles too' }).checked).toBe(true)
  })

  it('of one among a few stands under the question, with what is wrong', () => {
    render(
      <RadioGroup
        id="state"
        name="state"
        label="State"
        choices={choices}
        defaultValue="wa"
        error="Choose one"
      />,
    )
    expect(described(screen.getByRole('group', { name: 'State' }))).toEqual(['Choose one'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Western Australia' }).checked).toBe(true)
  })
})

describe('the summary of a refused form', () => {
  it('leads to each field', () => {
    render(<ErrorSummary problems={[{ id: 'email', message: 'Enter your email' }]} />)
    expect(screen.getByRole('alert').textContent).toContain('There is a problem')
    expect(screen.getByRole('link', { name: 'Enter your email' }).getAttribute('href')).toBe('#email')
  })

  it('is absent while there is nothing to say', () => {
    render(<ErrorSummary problems={[]} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
