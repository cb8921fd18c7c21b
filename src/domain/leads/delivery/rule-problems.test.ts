import { checkRuleEmails, checkWebhookSecret, checkWebhookUrl } from './rule-problems'

const publicOnly = { allowPrivate: false }

describe('A delivery rule', () => {
  it('by email needs at least one email address, and only such', () => {
    expect(checkRuleEmails('email', [])).toBe('Enter at least one email address.')
    expect(checkRuleEmails('adf', ['sales@example.com', 'nobody'])).toMatch(
      /^“nobody” is not an email address/,
    )
    expect(checkRuleEmails('email', ['a@example.com\nBcc: b@example.com'])).toMatch(/is not an email address/)
    expect(checkRuleEmails('email', ['sales@example.com '])).toBe(true)
    expect(checkRuleEmails('webhook', [])).toBe(true)
  })

  it('by webhook needs an https address without a password', () => {
    const check = (address: string) => checkWebhookUrl('webhook', address, publicOnly)
    expect(check('https://crm.example.com/leads')).toBe(true)
    expect(check(' ')).toBe('Enter the address of the webhook.')
    expect(check('crm.example.com')).toMatch(/^Enter a full address/)
    expect(check('http://crm.example.com')).toMatch(/https:/)
    expect(check('javascript:alert(1)')).toMatch(/https:/)
    expect(check('https://user:pass@crm.example.com')).toMatch(/^Leave the user name/)
    expect(checkWebhookUrl('webhook', 'http://127.0.0.1:1', { allowPrivate: true })).toBe(true)
    expect(checkWebhookUrl('email', '', publicOnly)).toBe(true)
  })

  it('has a secret of 16 to 200 characters', () => {
    expect(checkWebhookSecret('short')).toBe('Enter at least 16 characters.')
    expect(checkWebhookSecret('x'.repeat(201))).toBe('Enter at most 200 characters.')
    expect(checkWebhookSecret('x'.repeat(16))).toBe(true)
  })
})
