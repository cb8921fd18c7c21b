import { isPlainValue, PROPERTIES } from './allowed-svg'

/** Declarations by property; later ones last. */
export type Declarations = ReadonlyMap<string, string>

export function readDeclarations(css: string): Declarations {
  const kept = new Map<string, string>()
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    if (colon < 1 || value === '' || !PROPERTIES.has(name) || !isPlainValue(value)) continue
    kept.delete(name)
    kept.set(name, value)
  }
  return kept
}

/** A rule with a simple selector: element, class, id, or element with class or id. Drawing programs write no others. */
interface Rule {
  element: string | null
  className: string | null
  id: string | null
  declarations: Declarations
}

const SELECTOR = /^([a-z]+)?(?:\.([\w-]+))?(?:#([\w-]+))?$/i

/** The simple rules of a style sheet. Reading stops at the first at-rule, escape or `<`. */
export function readStyleSheet(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const end = plain.search(/[\\@<]/)
  const readable = end < 0 ? plain : plain.slice(0, end)
  return [...readable.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = readDeclarations(body)
    return selectors.split(',').flatMap((selector) => {
      const [whole, element = null, className = null, id = null] = selector.trim().match(SELECTOR) ?? []
      return whole ? [{ element, className, id, declarations }] : []
    })
  })
}

/** The declarations that apply to an element, with more specific rules later. */
export function declarationsFor(
  rules: readonly Rule[],
  { element, classes, id }: { element: string; classes: readonly string[]; id: string | undefined },
): Declarations {
  const weight = (rule: Rule) => (rule.id ? 4 : 0) + (rule.className ? 2 : 0) + (rule.element ? 1 : 0)
  const matching = rules.filter(
    (rule) =>
      (rule.element === null || rule.element === element) &&
      (rule.className === null || classes.includes(rule.className)) &&
      (rule.id === null || rule.id === id),
  )
  const ordered = [...matching].sort((one, other) => weight(one) - weight(other))
  return new Map(ordered.flatMap(({ declarations }) => [...declarations]))
}
