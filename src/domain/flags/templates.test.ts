import { parseTemplate, templateKeys, templateOptions } from './templates'

describe('parseTemplate', () => {
  it.each(templateKeys)('accepts %s [TEN-02]', (template) => {
    expect(parseTemplate(template)).toBe(template)
  })

  it.each(['toString', '', null, 7])('falls back to the default template for %j', (value) => {
    expect(parseTemplate(value)).toBe('metro')
  })

  it('lists each template with its label', () => {
    expect(templateOptions).toContainEqual({ value: 'marque', label: 'Marque' })
  })
})
