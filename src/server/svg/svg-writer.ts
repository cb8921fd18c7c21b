import { ATTRIBUTES, isPlainValue, PROPERTIES, WITH_REFERENCE } from './allowed-svg'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Whether an element may have this attribute with this value. `style` is handled separately. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href') return WITH_REFERENCE.has(element) && /^#[\w.:-]+$/.test(value)
  return PROPERTIES.has(name) ? isPlainValue(value) : ATTRIBUTES.has(name)
}

/** Writes an opening tag. The caller has checked the attributes. */
export function openingTag(element: string, attributes: ReadonlyMap<string, string>): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${element}${written.join('')}>`
}

export function textNode(text: string): string {
  return escaped(text)
}
