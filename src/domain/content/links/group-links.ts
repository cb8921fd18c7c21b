import { isSafeHref, type Link } from '../../url/link'

interface GroupSettings {
  readonly 'site.groupLinks': readonly { readonly label: string; readonly url: string }[]
}

/** Links to the group's other companies: those with an address (ROUTE-43). */
export function groupLinks(settings: GroupSettings): Link[] {
  return settings['site.groupLinks']
    .map(({ label, url }) => ({ label, href: url }))
    .filter(({ href }) => isSafeHref(href))
}
