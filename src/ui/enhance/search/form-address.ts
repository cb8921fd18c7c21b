/**
 * Where a form would lead, without the fields that are empty. A field whose text is no answer yet, such as half a postcode,
 * says what it said before. Self-contained: `PageScript` sends its source.
 */
export function formAddress(form: HTMLFormElement): string {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name)
    const isUnfinished = field instanceof HTMLInputElement && !field.validity.valid
    const text = String(isUnfinished ? field.defaultValue : value).trim()
    // A number may be written as 1e5, which no address says.
    const isNumber = field instanceof HTMLInputElement && field.type === 'number' && text !== ''
    const said = isNumber ? `${Number(text)}` : text
    if (said !== '') asked.append(name, said)
  }
  // A distance is one from somewhere.
  if (!asked.has('near[postcode]')) asked.delete('near[km]')
  const query = asked.toString()
  return (form.getAttribute('action') ?? '') + (query && `?${query}`)
}
