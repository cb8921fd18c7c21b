import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Slider } from './Slider'

const settled = jest.fn()

function Prices() {
  const [value, setValue] = useState<readonly number[]>([10_000, 60_000])
  return (
    <Slider
      id="price"
      label="Price"
      ends={['From', 'To']}
      value={value}
      onChange={setValue}
      onSettled={settled}
      min={0}
      max={100_000}
      step={500}
      unit="dollars"
    />
  )
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

function type(name: string, text: string) {
  fireEvent.focus(field(name))
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.blur(field(name))
}

describe('a slider with two ends', () => {
  beforeEach(() => {
    settled.mockClear()
    render(<Prices />)
  })

  it('names each end, and says its value in dollars', () => {
    expect(thumb('Price: from').getAttribute('aria-valuetext')).toBe('$10,000')
    expect(field('To').value).toBe('$60,000')
  })

  it('moves by a step with the arrow keys, and shows it in the field', () => {
    fireEvent.keyDown(thumb('Price: from'), { key: 'ArrowRight' })
    expect(field('From').value).toBe('$10,500')
    expect(settled).toHaveBeenLastCalledWith([10_500, 60_000])
  })

  it('takes what is typed, with or without signs', () => {
    type('To', '45000')
    expect(thumb('Price: to').value).toBe('45000')
    expect(settled).toHaveBeenLastCalledWith([10_000, 45_000])
  })

  it('keeps what is typed within its bounds, and the ends in order', () => {
    type('To', '900000')
    expect(field('To').value).toBe('$100,000')
    type('From', '200000')
    expect(field('From').value).toBe('$100,000')
    type('To', '5')
    expect(field('To').value).toBe('$100,000')
  })
})
