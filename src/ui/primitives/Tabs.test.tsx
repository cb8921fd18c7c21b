import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Accordion } from './Accordion'
import { ListSelect } from './ListSelect'
import { Tabs } from './Tabs'

const tabs = [
  { key: 'details', label: 'Details', content: 'Twelve specifications' },
  { key: 'history', label: 'History', content: 'None', disabled: true },
  { key: 'finance', label: 'Finance', content: 'A weekly figure' },
]

describe('tabs', () => {
  it('show one panel and keep the others in the page', () => {
    render(<Tabs label="About" tabs={tabs} />)
    expect(screen.getByRole('tabpanel').textContent).toBe('Twelve specifications')
    expect(screen.getByText('A weekly figure')).toBeTruthy()
  })

  it('change when one is pressed', async () => {
    render(<Tabs label="About" tabs={tabs} />)
    fireEvent.click(screen.getByRole('tab', { name: 'Finance' }))
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('A weekly figure'))
  })
})

function Questions() {
  const [open, setOpen] = useState<readonly string[]>([])
  const items = [
    { key: 'a', heading: 'Your details', content: 'Name, email' },
    { key: 'b', heading: 'Your vehicle', content: 'Rego' },
  ]
  return <Accordion items={items} open={open} onChange={setOpen} />
}

describe('an accordion', () => {
  it('opens one at a time', () => {
    render(<Questions />)
    fireEvent.click(screen.getByRole('button', { name: 'Your details' }))
    expect(screen.getByRole('button', { name: 'Your details', expanded: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Your vehicle' }))
    expect(screen.getByRole('button', { name: 'Your details', expanded: false })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Your vehicle', expanded: true })).toBeTruthy()
  })
})

function Lender() {
  const [value, setValue] = useState<string | null>(null)
  const choices = [
    { value: 'bank', label: 'The bank', hint: '7.49% p.a.' },
    { value: 'union', label: 'The credit union' },
  ]
  return <ListSelect id="lender" label="Lender" choices={choices} value={value} onChange={setValue} />
}

describe('a listbox', () => {
  it('opens by keyboard, and shows what was chosen', async () => {
    render(<Lender />)
    const box = screen.getByRole('combobox', { name: 'Lender' })
    box.focus()
    fireEvent.keyDown(box, { key: 'ArrowDown' })
    const option = await screen.findByRole('option', { name: /The bank/ })
    fireEvent.click(option)
    await waitFor(() => expect(box.textContent).toContain('The bank'))
  })
})
