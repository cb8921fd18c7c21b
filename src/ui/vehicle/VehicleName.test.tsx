import { render } from '@testing-library/react'
import { VehicleName } from './VehicleName'

const shown = (name: string) => render(<VehicleName name={name} />).container

describe('a vehicle’s name', () => {
  it('is unchanged, and its short hyphenated words do not wrap [VDP-04]', () => {
    const name = '2026 Yamaha MT-09  SP'
    expect(shown(name).textContent).toBe(name)
    expect(shown(name).querySelector('.whitespace-nowrap')?.textContent).toBe('MT-09')
  })

  it('is one text node without such words, so that it paints at once', () => {
    const nodes = [...shown('2025 Kawasaki Versys 650 L').childNodes]
    expect(nodes.filter(({ textContent }) => textContent)).toHaveLength(1)
  })

  it('may wrap where a word is too long for a line', () => {
    expect(shown('Extra-long-wheelbase-conversion').querySelector('span')).toBeNull()
  })
})
