/** A text that leads somewhere. */
export interface Link {
  label: string
  href: string
}

/**
 * Whether an address may stand in a link: a path of the website, an anchor, or a full address with a scheme that only
 * navigates. `javascript:`, `data:` and addresses that hide another host behind `//` or `/\` are not.
 */
export function isSafeHref(href: string): boolean {
  return /^(\/(?![/\\])|https?:\/\/|tel:|mailto:|#)[^\s<>"]*$/i.test(href)
}

/** The `tel:` address of a phone number as people write it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+A-Za-z]/g, '')}`
}
