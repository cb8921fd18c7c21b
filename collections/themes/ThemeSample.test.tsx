import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { TextFieldClientProps } from 'payload'
import { ColourControl } from './ColourControl'
import { ThemeSample } from './ThemeSample'

let values: Record<string, unknown>
let setValue: jest.Mock

jest.mock('@payloadcms/ui', () => ({
  useFormFields: (select: (context: [Record<string, { value: unknown }>]) => unknown) =>
    select([Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))]),
  useField: ({ potentiallyStalePath: path }: { potentiallyStalePath: string }) => ({
    value: values[path],
    setValue,
    showError: false,
  }),
  FieldLabel: ({ label, path }: { label: string; path: string }) => (
    <label htmlFor={`field-${path}`}>{label}</label>
  ),
  FieldDescription: () => null,
  FieldError: () => null,
}))

beforeEach(() => {
  values = { brand: '#0c5f4c', accent: '#ffd23f', fonts: 'technical', radius: 'large' }
  setValue = jest.fn()
  globalThis.fetch = jest.fn(async (address: string) => ({
    ok: true,
    json: async () =>
      address.startsWith('/api/tenants/5?')
        ? { template: 'throttle' }
        : { url: '/logo.svg', alt: address.startsWith('/api/media/8?') ? 'Ours on dark' : 'Ours' },
  })) as never
})

const sample = () => screen.getByRole('region', { name: 'Sample of the theme' })
const swatch = (name: RegExp) => within(sample()).getByText(name).closest('li')

describe('the theme sample', () => {
  it('uses the colours, shape and typefaces of the form', () => {
    render(<ThemeSample />)
    expect(sample().style.getPropertyValue('--brand')).toBe('#0c5f4c')
    expect(sample().style.getPropertyValue('--card-radius')).toBe('1.25rem')
    expect(sample().style.getPropertyValue('--display-font')).toContain('Sora')
    expect(sample().innerHTML).toContain('/assets/fonts/sora-')
  })

  it('lists each palette colour with its measured contrast', () => {
    render(<ThemeSample />)
    expect(swatch(/^Brand$/)?.textContent).toBe('Brand#0c5f4c7.6:1')
    expect(swatch(/^Accent$/)?.textContent).toBe('Accent#ffd23f12.5:1')
    expect(sample().textContent).toMatch(
      /\d+ pairs of text and background measured, 4\.5:1 required\. Lowest: 4\.[5-9]:1/,
    )
  })

  it('keeps the last valid colours while a colour is half typed', () => {
    const { rerender } = render(<ThemeSample />)
    values = { ...values, brand: '#0c5' }
    rerender(<ThemeSample />)
    expect(sample().style.getPropertyValue('--brand')).toBe('#0c5f4c')
    values = { ...values, brand: '#0c5a00' }
    rerender(<ThemeSample />)
    expect(sample().style.getPropertyValue('--brand')).toBe('#0c5a00')
  })

  it('shows the logo for the header’s background, or the name when there is no logo', async () => {
    values = { ...values, logo: 7, logo_on_dark: null }
    const { rerender } = render(<ThemeSample />)
    expect(await screen.findByRole('img', { name: 'Ours' })).toBeTruthy()
    values = { ...values, header_style: 'dark' }
    await act(async () => rerender(<ThemeSample />))
    expect(screen.queryByRole('img', { name: 'Ours' })).toBeNull()
    expect(sample().textContent).toContain('Your dealership')
  })

  it('uses the header background and logo of the website’s template when the theme sets none', async () => {
    values = { ...values, logo: 7, logo_on_dark: 8, header_style: 'template', tenant: 5 }
    render(<ThemeSample />)
    expect(await screen.findByRole('img', { name: 'Ours on dark' })).toBeTruthy()
    expect(sample().querySelector('.theme-sample-dark')).toBeTruthy()
  })
})

describe('a theme colour', () => {
  const field = { name: 'brand', label: 'Brand colour' } as TextFieldClientProps['field']
  const show = () =>
    render(<ColourControl {...({ field, path: 'brand' } as unknown as TextFieldClientProps)} />)

  it('can be picked or typed', () => {
    show()
    fireEvent.change(screen.getByLabelText('Pick: Brand colour'), { target: { value: '#123456' } })
    expect(setValue).toHaveBeenLastCalledWith('#123456')
    fireEvent.change(screen.getByLabelText('Brand colour'), { target: { value: '#abc' } })
    expect(setValue).toHaveBeenLastCalledWith('#abc')
  })

  it('can be pasted without its hash, as brand books write it', () => {
    show()
    fireEvent.change(screen.getByLabelText('Brand colour'), { target: { value: ' D63A08 ' } })
    expect(setValue).toHaveBeenLastCalledWith('#D63A08')
  })
})
