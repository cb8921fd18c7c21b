import { ATTRIBUTES, isPlainValue, PROPERTIES, WITH_REFERENCE } from './allowed-svg'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Whether an element may have an attribute with this value. Its style is not asked of here. */
export function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href') return WITH_REFERENCE.has(element) && /^#[\w.:-]+$/.test(value)
  return PROPERTIES.has(name) ? isPlainValue(value) : ATTRIBUTES.has(name)
}

/** An opening tag of attributes that were found to be allowed. */
export function openingTag(element: string, attributes: ReadonlyMap<string, string>): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${element}${written.join('')}>`
}

/** Text between tags. */
export function textNode(text: string): string {
  return escaped(text)
}
