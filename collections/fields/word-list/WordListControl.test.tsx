import { fireEvent, render, screen } from '@testing-library/react'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { WordListControl } from './WordListControl'

let stored: unknown

jest.mock('@payloadcms/ui', () => ({
  useField: () => {
    const [value, setValue] = useState<unknown>(stored)
    stored = value
    return { value, setValue, disabled: false, showError: false }
  },
  FieldLabel: () => null,
  FieldError: () => null,
  FieldDescription: () => null,
}))

const props = { path: 'manufacturers', field: { name: 'manufacturers' } } as unknown as JSONFieldClientProps

function type(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
}

test('WordListControl shows the stored words, one per line', () => {
  stored = ['Kia', 'Alfa Romeo']
  render(<WordListControl {...props} />)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Kia\nAlfa Romeo')
})

test('WordListControl stores one word per non-empty line and leaves the typed text unchanged', () => {
  stored = null
  render(<WordListControl {...props} />)
  type(' Kia \n\n')
  expect(stored).toEqual(['Kia'])
  expect(screen.getByRole('textbox')).toHaveProperty('value', ' Kia \n\n')
  fireEvent.blur(screen.getByRole('textbox'))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Kia')
})

test('WordListControl stores nothing when it is emptied', () => {
  stored = ['Kia']
  render(<WordListControl {...props} />)
  type('')
  expect(stored).toBeNull()
})
