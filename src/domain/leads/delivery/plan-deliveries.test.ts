import type { DeliveryRule, RoutedLead } from './delivery-rule'
import { explainDeliveries, planDeliveries } from './plan-deliveries'

const lead: RoutedLead = {
  formKey: 'enquiry',
  category: 'Stock Enquiry',
  locationId: 3,
  dealershipId: 7,
  carType: 'used',
}

function rule(id: number, more: Partial<DeliveryRule> = {}): DeliveryRule {
  return {
    id,
    name: `Rule ${id}`,
    isActive: true,
    onlyWithoutOthers: false,
    forms: [],
    categories: [],
    carTypes: [],
    locations: [],
    dealerships: [],
    method: 'email',
    emails: [`${id}@example.com`],
    webhookUrl: null,
    ...more,
  }
}

const targets = (rules: DeliveryRule[], sent = lead) =>
  planDeliveries(sent, rules).map(({ target }) => target)
const reasons = (rules: DeliveryRule[], sent = lead) =>
  explainDeliveries(sent, rules).map(({ reason }) => reason)

describe('planDeliveries', () => {
  it('plans one delivery for each address of every rule that matches [ENQ-18]', () => {
    const webhook = rule(2, { method: 'webhook', webhookUrl: ' https://crm.example.com/leads ' })
    expect(planDeliveries(lead, [rule(1, { emails: ['a@example.com', 'b@example.com'] }), webhook])).toEqual([
      { ruleId: 1, method: 'email', target: 'a@example.com' },
      { ruleId: 1, method: 'email', target: 'b@example.com' },
      { ruleId: 2, method: 'webhook', target: 'https://crm.example.com/leads' },
    ])
  })

  it('ignores upper case and spaces in the words of a rule', () => {
    expect(
      targets([rule(1, { forms: [' Enquiry '], categories: ['stock enquiry'], carTypes: ['USED'] })]),
    ).toEqual(['1@example.com'])
  })

  it('delivers once to a receiver that two rules name by the same method', () => {
    const twice = [rule(1, { emails: ['Sales@example.com'] }), rule(2, { emails: ['sales@example.com '] })]
    expect(targets(twice)).toEqual(['Sales@example.com'])
    expect(targets([...twice, rule(3, { method: 'adf', emails: ['sales@example.com'] })])).toHaveLength(2)
  })

  it('applies a spare rule only if no other rule matches', () => {
    const spare = rule(9, { onlyWithoutOthers: true })
    expect(targets([spare, rule(1)])).toEqual(['1@example.com'])
    expect(targets([spare, rule(1, { forms: ['careers'] })])).toEqual(['9@example.com'])
    expect(targets([spare, rule(8, { onlyWithoutOthers: true })])).toEqual(['9@example.com', '8@example.com'])
  })

  it('applies a spare rule if the only other match has nowhere to deliver to', () => {
    expect(targets([rule(9, { onlyWithoutOthers: true }), rule(1, { emails: [] })])).toEqual([
      '9@example.com',
    ])
  })
})

describe('explainDeliveries', () => {
  it.each<[Partial<DeliveryRule>, string]>([
    [{ isActive: false }, 'The rule is not active.'],
    [{ forms: ['careers'] }, 'The rule is not for the form enquiry.'],
    [{ categories: ['Service'] }, 'The rule is not for the category Stock Enquiry.'],
    [{ carTypes: ['new', 'demo'] }, 'The rule is not for used vehicles.'],
    [{ locations: [4] }, 'The rule is for other locations.'],
    [{ dealerships: [8] }, 'The rule is for other dealerships.'],
    [{ emails: [' '] }, 'The rule has no address to deliver to.'],
    [{ method: 'webhook' }, 'The rule has no address to deliver to.'],
  ])('says why a rule with %j does not match', (more, reason) => {
    expect(reasons([rule(1, more)])).toEqual([reason])
  })

  it('says what a lead lacks that a rule asks for', () => {
    const bare = { ...lead, locationId: null, dealershipId: null, carType: null }
    expect(
      reasons(
        [rule(1, { carTypes: ['new'] }), rule(2, { locations: [3] }), rule(3, { dealerships: [7] })],
        bare,
      ),
    ).toEqual(['The lead has no vehicle.', 'The lead has no location.', 'The lead has no dealership.'])
  })

  it('names the rule that keeps a spare rule from applying', () => {
    expect(explainDeliveries(lead, [rule(1), rule(2, { onlyWithoutOthers: true })])).toMatchObject([
      { matches: true, reason: null, deliveries: [{ target: '1@example.com' }] },
      { matches: false, reason: 'Another rule matches: Rule 1.', deliveries: [] },
    ])
  })
})
