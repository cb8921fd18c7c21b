import type { Crumb } from './breadcrumbs'

interface Entry {
  readonly name: string
  readonly path: string
}

/** Builds schema.org's ItemList for a results page, numbered from `first`. `origin` is like `https://example.com.au`. */
export function itemList(entries: readonly Entry[], first: number, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url: origin + path,
    })),
  }
}

/** Builds schema.org's BreadcrumbList. The current page has no link, so its item has no URL. */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === null ? undefined : new URL(href, origin).href,
    })),
  }
}
