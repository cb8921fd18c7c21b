/** Control characters, and the separators that some mail programs take for a line break. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** A text for a mail header. A line break in it would start another header. */
export function oneLine(text: string, maxLength = 200): string {
  const line = text.replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim()
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
