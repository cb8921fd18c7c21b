/** Characters that XML 1.0 forbids, however they are written. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes a text for XML and HTML, and removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? '')
}

type Attributes = Readonly<Record<string, string | null>>

/** An element with a text. Attributes that are null are left out. */
export function element(name: string, text: string, attributes: Attributes = {}): string {
  return parent(name, [escapeXml(text)], attributes)
}

/** An element with elements inside. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`)
  return `<${name}${given.join('')}>${children.join('')}</${name}>`
}
