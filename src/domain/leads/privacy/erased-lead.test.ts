import { erasedConsents, erasedSource } from './erased-lead'

describe('an erased lead', () => {
  it('keeps the exact text and time of each consent, and nothing about the person [ENQ-08]', () => {
    const consents = [
      {
        name: 'opt_in',
        text: 'Email me offers.',
        at: '2026-11-01T00:00:00Z',
        given: true,
        email: 'mia@example.com',
      },
      { text: 'I agree to the privacy policy.', given: false, address: { ip: '203.0.113.9' } },
    ]
    expect(erasedConsents(consents)).toEqual([
      { name: 'opt_in', text: 'Email me offers.', at: '2026-11-01T00:00:00Z', given: true },
      { text: 'I agree to the privacy policy.', given: false },
    ])
  })

  it('keeps its page and campaign for the counts, without the visitor’s path and browser', () => {
    const source = {
      source: 'Website',
      page_id: 7,
      url: 'https://dealer.example/cars/kia-sportage?email=mia@example.com#form',
      user_agent: 'Mozilla/5.0',
      ip: '203.0.113.9',
      visited_pages: ['/search?query=hilux'],
      linked_query_params: { utm_source: 'newsletter', utm_campaign: 'mia@example.com', gclid: 'abc' },
    }
    expect(erasedSource(source)).toEqual({
      source: 'Website',
      page_id: 7,
      url: 'https://dealer.example/cars/kia-sportage',
      linked_query_params: { utm_source: 'newsletter' },
    })
  })

  it.each([null, undefined, 'text', 7])('has nothing left of stored data of another shape: %j', (stored) => {
    expect(erasedConsents(stored)).toBeNull()
    expect(erasedSource(stored)).toBeNull()
  })

  it('keeps no consent of another shape', () => {
    expect(erasedConsents([null, 'Mia', { text: 7 }])).toEqual([{}])
  })
})
