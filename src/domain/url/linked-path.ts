/** The path of this website that a stored link opens, without query, anchor and last slash. Null for any other link. */
export function linkedPath(href: unknown): string | null {
  if (typeof href !== 'string' || !/^\/(?![/\\])/.test(href)) return null
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return path.replace(/\/+$/, '') || '/'
}
