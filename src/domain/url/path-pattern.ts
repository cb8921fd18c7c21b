const PATTERN = /^\/(\*|[a-z0-9-]+(\/[a-z0-9-]+)*(\/\*)?)?$/

/** Null for a valid path or pattern: `/used-car/*` also means the pages below. */
export const pathProblem = (path: string): string | null =>
  PATTERN.test(path) ? null : `“${path}” is not a path such as /special-offers or /used-car/*.`

export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern
  const root = pattern.slice(0, -2)
  return root === '' || path === root || path.startsWith(`${root}/`)
}
