/** Where a website's events go: nowhere, to the page's tag manager alone, or to an address as well. */
export type Sink =
  | { readonly kind: 'none' }
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'address'; readonly id: string; readonly address: string }

/** Reads the setting `integrations.trackingSink`: empty, the id that a tag manager knows the website by, or an https address. */
export function trackingSink(setting: string): Sink {
  const id = setting.trim()
  if (!id) return { kind: 'none' }
  return /^https:/i.test(id) && URL.canParse(id)
    ? { kind: 'address', id: new URL(id).host, address: id }
    : { kind: 'layer', id }
}
