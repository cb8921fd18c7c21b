/** `layer` is the page's tag manager; `address` is the tag manager and a URL. */
export type Sink =
  | { readonly kind: 'none' }
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'address'; readonly id: string; readonly address: string }

/** `integrations.trackingSink` is empty, a tag manager id, or an https URL. */
export function trackingSink(setting: string): Sink {
  const id = setting.trim()
  if (!id) return { kind: 'none' }
  return /^https:/i.test(id) && URL.canParse(id)
    ? { kind: 'address', id: new URL(id).host, address: id }
    : { kind: 'layer', id }
}
