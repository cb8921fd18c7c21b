import { type RangeAttribute, rangeAttributeNamed } from './attributes'
import type { Entry } from './query-entries'
import type { QueryProblems } from './query-problems'
import type { Bounds, Ranges } from './stock-query'

const PARAMETER = /^range\[(\w+)\](?:\[(min|max)\])?$/

export function parseRange(entries: readonly Entry[], problems: QueryProblems): Ranges {
  const ranges = new Map<RangeAttribute, Bounds>()
  for (const [name, value] of entries) {
    if (!/^range(?:\[|$)/.test(name) || value.trim() === '') continue
    const [, attributeName = '', side] = PARAMETER.exec(name) ?? []
    const attribute = rangeAttributeNamed(attributeName)
    if (!attribute) {
      problems.add(name, 'No attribute with this name takes a range.')
      continue
    }
    const text = side === 'min' ? `${value}:` : side === 'max' ? `:${value}` : value
    const bounds = boundsOf(`range[${attribute}]`, text, problems)
    ranges.set(attribute, { ...ranges.get(attribute), ...bounds })
  }
  return inOrder(ranges, problems)
}

function boundsOf(field: string, text: string, problems: QueryProblems): Bounds {
  const match = /^\s*(\d{1,12}(?:\.\d{1,2})?)?\s*:\s*(\d{1,12}(?:\.\d{1,2})?)?\s*$/.exec(text)
  if (!match) {
    return problems.add(field, 'Use the form min:max with plain numbers. Either side may be empty.', {})
  }
  const [, min, max] = match
  return {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  }
}

function inOrder(ranges: ReadonlyMap<RangeAttribute, Bounds>, problems: QueryProblems): Ranges {
  const valid = [...ranges].filter(([attribute, { min, max }]) => {
    if (min !== undefined && max !== undefined && min > max) {
      return problems.add(`range[${attribute}]`, 'The minimum is above the maximum.', false)
    }
    return min !== undefined || max !== undefined
  })
  return Object.fromEntries(valid)
}
