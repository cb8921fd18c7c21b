import { isPlainValue, PROPERTIES } from './allowed-svg'

/** The allowed declarations of a style (`fill: red; …`), by property; later ones last. */
export function readDeclarations(css: string): ReadonlyMap<string, string> {
  const allowed = new Map<string, string>()
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (colon < 1 || value === '' || !PROPERTIES.has(name) || !isPlainValue(value)) continue
    allowed.delete(name)
    allowed.set(name, value)
  }
  return allowed
}

/** An element, class or id, or an element with a class. Drawing programs write no other selectors. */
const SELECTOR = /^([a-z]+)?(?:\.([\w-]+))?(?:#([\w-]+))?$/i

/** The simple rules of a style sheet. Reading stops at the first at-rule, escape or `<`. */
export function readStyleSheet(css: string) {
  const [readable = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split(/[\\@<]/, 1)
  return [...readable.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = readDeclarations(body)
    return selectors.split(',').flatMap((selector) => {
      const [whole, element, className, id] = selector.trim().match(SELECTOR) ?? []
      const weight = (id ? 4 : 0) + (className ? 2 : 0) + (element ? 1 : 0)
      return whole ? [{ element, className, id, weight, declarations }] : []
    })
  })
}

export type StyleSheet = ReturnType<typeof readStyleSheet>

/** The declarations that apply to an element, with more specific rules later. */
export function declarationsFor(rules: StyleSheet, of: { element: string; classes: string[]; id?: string }) {
  return rules
    .filter(({ element }) => element === undefined || element === of.element)
    .filter(({ className }) => className === undefined || of.classes.includes(className))
    .filter(({ id }) => id === undefined || id === of.id)
    .sort((one, other) => one.weight - other.weight)
    .flatMap(({ declarations }) => [...declarations])
}
