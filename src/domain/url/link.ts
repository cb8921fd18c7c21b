export interface Link {
  label: string
  href: string
}

/**
 * Whether an href is safe: a path of the website, an anchor, or a URL with a scheme that only navigates. `javascript:`,
 * `data:` and paths that hide another host behind `//` or `/\` are not safe.
 */
export function isSafeHref(href: string): boolean {
  return /^(\/(?![/\\])|https?:\/\/|tel:|mailto:|#)[^\s<>"]*$/i.test(href)
}

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+A-Za-z]/g, '')}`
}
