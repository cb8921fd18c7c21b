import type { DeliveryMethod } from './delivery'
import type { DeliveryRule, RoutedLead } from './delivery-rule'

export interface PlannedDelivery {
  readonly ruleId: number
  readonly method: DeliveryMethod
  /** One email address, or the address of the webhook. */
  readonly target: string
}

export interface ExplainedRule {
  readonly ruleId: number
  readonly name: string
  readonly matches: boolean
  /** Why the rule does not match. Null if it matches. */
  readonly reason: string | null
  readonly deliveries: readonly PlannedDelivery[]
}

const plain = (text: string) => text.trim().toLowerCase()

const accepts = (words: readonly string[], value: string | null) =>
  words.length === 0 || (value !== null && words.some((word) => plain(word) === plain(value)))

const includes = (ids: readonly number[], id: number | null) =>
  ids.length === 0 || (id !== null && ids.includes(id))

/** Why a rule's own conditions refuse a lead, or null. */
function refusal(lead: RoutedLead, rule: DeliveryRule): string | null {
  if (!rule.isActive) return 'The rule is not active.'
  if (!accepts(rule.forms, lead.formKey)) return `The rule is not for the form ${lead.formKey}.`
  if (!accepts(rule.categories, lead.category)) return `The rule is not for the category ${lead.category}.`
  if (!accepts(rule.carTypes, lead.carType))
    return lead.carType ? `The rule is not for ${lead.carType} vehicles.` : 'The lead has no vehicle.'
  if (!includes(rule.locations, lead.locationId))
    return lead.locationId === null ? 'The lead has no location.' : 'The rule is for other locations.'
  if (!includes(rule.dealerships, lead.dealershipId))
    return lead.dealershipId === null ? 'The lead has no dealership.' : 'The rule is for other dealerships.'
  return targetsOf(rule).length === 0 ? 'The rule has no address to deliver to.' : null
}

function targetsOf({ method, emails, webhookUrl }: DeliveryRule): string[] {
  if (method === 'webhook') return webhookUrl?.trim() ? [webhookUrl.trim()] : []
  return emails.map((email) => email.trim()).filter(Boolean)
}

/** Each rule with whether it matches the lead, and the reason if it does not. In the order of the rules. */
export function explainDeliveries(lead: RoutedLead, rules: readonly DeliveryRule[]): ExplainedRule[] {
  const refusals = rules.map((rule) => refusal(lead, rule))
  const other = rules.find((rule, nth) => refusals[nth] === null && !rule.onlyWithoutOthers)
  return rules.map((rule, nth) => {
    const isSpare = rule.onlyWithoutOthers && other !== undefined
    const reason = refusals[nth] ?? (isSpare ? `Another rule matches: ${other.name}.` : null)
    const { id: ruleId, name, method } = rule
    const targets = reason === null ? targetsOf(rule) : []
    const deliveries = targets.map((target) => ({ ruleId, method, target }))
    return { ruleId, name, matches: reason === null, reason, deliveries }
  })
}

/**
 * Every delivery that the rules ask for: one a receiver. A receiver that several rules name by the same method gets the lead once, by the
 * first of them.
 */
export function planDeliveries(lead: RoutedLead, rules: readonly DeliveryRule[]): PlannedDelivery[] {
  const planned = new Map<string, PlannedDelivery>()
  for (const delivery of explainDeliveries(lead, rules).flatMap(({ deliveries }) => deliveries)) {
    const { method, target } = delivery
    const receiver = `${method} ${method === 'webhook' ? target : plain(target)}`
    if (!planned.has(receiver)) planned.set(receiver, delivery)
  }
  return [...planned.values()]
}
