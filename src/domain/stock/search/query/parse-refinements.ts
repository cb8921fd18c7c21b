import { type FacetAttribute, facetAttributeNamed, facetSpec, rangeAttributeNamed } from './attributes'
import type { Entry } from './query-entries'
import type { QueryProblems } from './query-problems'
import { queryLimits, type Refinements } from './stock-query'

const PARAMETER = /^refinementList\[(\w+)\](?:\[\d*\])?$/

export function parseRefinements(entries: readonly Entry[], problems: QueryProblems): Refinements {
  const given = entries.filter(([name, value]) => /^refinementList(?:\[|$)/.test(name) && value !== '')
  if (given.length > queryLimits.choices) {
    return problems.add('refinementList', `Use at most ${queryLimits.choices} choices.`, {})
  }
  const chosen = new Map<FacetAttribute, Set<string>>()
  for (const [name, value] of given) {
    const attribute = attributeOf(name, problems)
    const canonical = attribute && canonicalValue(attribute, value, problems)
    if (!attribute || canonical === null) continue
    chosen.set(attribute, (chosen.get(attribute) ?? new Set()).add(canonical))
  }
  return Object.fromEntries([...chosen].map(([attribute, values]) => [attribute, [...values].sort()]))
}

function attributeOf(parameter: string, problems: QueryProblems): FacetAttribute | null {
  const name = PARAMETER.exec(parameter)?.[1]
  if (name === undefined) return problems.add(parameter, 'Use the form refinementList[attribute][].', null)
  const attribute = facetAttributeNamed(name)
  if (attribute) return attribute
  const field = `refinementList[${name}]`
  if (rangeAttributeNamed(name)) return problems.add(field, `Use range[${name}]=min:max.`, null)
  return problems.add(field, 'No attribute has this name.', null)
}

function canonicalValue(attribute: FacetAttribute, value: string, problems: QueryProblems): string | null {
  const field = `refinementList[${attribute}]`
  if (value.length > queryLimits.choiceLength || value.includes('\0')) {
    return problems.add(field, `Use at most ${queryLimits.choiceLength} characters of text.`, null)
  }
  switch (facetSpec(attribute).kind) {
    case 'integer':
      return /^\d{1,4}$/.test(value)
        ? String(Number(value))
        : problems.add(field, 'Use a whole number.', null)
    case 'flag':
      return /^(true|false)$/.test(value) ? value : problems.add(field, 'Use true or false.', null)
    default:
      return value
  }
}
