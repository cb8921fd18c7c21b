import type { Crumb } from './breadcrumbs'

/** One entry of a list: what it is called and its path on the website. */
interface Entry {
  readonly name: string
  readonly path: string
}

/** schema.org's ItemList of a page of results, numbered from `first`. `origin` is such as `https://example.com.au`. */
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

/** schema.org's BreadcrumbList of the way to a page; the page itself, whose crumb leads nowhere, gets no address. */
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
