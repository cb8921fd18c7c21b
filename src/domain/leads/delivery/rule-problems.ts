import type { DeliveryMethod } from './delivery'

const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/

const MAX_EMAILS = 20
const MAX_EMAIL = 254
const MAX_URL = 500

/** True, or what is wrong with a rule's email addresses. */
export function checkRuleEmails(method: DeliveryMethod, emails: readonly string[]): true | string {
  if (method === 'webhook') return true
  if (emails.length === 0) return 'Enter at least one email address.'
  if (emails.length > MAX_EMAILS) return `Enter at most ${MAX_EMAILS} email addresses.`
  const wrong = emails.find((email) => !EMAIL.test(email.trim()) || email.trim().length > MAX_EMAIL)
  return (
    wrong === undefined ||
    `“${wrong.trim()}” is not an email address. Enter one a line, such as sales@example.com.`
  )
}

/** True, or what is wrong with the address of a rule's webhook. Only `allowPrivate` permits http. */
export function checkWebhookUrl(
  method: DeliveryMethod,
  address: string,
  { allowPrivate }: { allowPrivate: boolean },
): true | string {
  if (method !== 'webhook') return true
  if (address.trim() === '') return 'Enter the address of the webhook.'
  if (address.length > MAX_URL) return `Enter at most ${MAX_URL} characters.`
  if (!URL.canParse(address.trim())) return 'Enter a full address, such as https://crm.example.com/leads.'
  const { protocol, username, password } = new URL(address.trim())
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:'))
    return 'Enter an address that starts with https://, because leads are personal data.'
  return username || password ? 'Leave the user name and password out. Use the secret instead.' : true
}

const MIN_SECRET = 16
const MAX_SECRET = 200

/** True, or what is wrong with a new secret. */
export function checkWebhookSecret(secret: string): true | string {
  if (secret.length < MIN_SECRET) return `Enter at least ${MIN_SECRET} characters.`
  return secret.length <= MAX_SECRET || `Enter at most ${MAX_SECRET} characters.`
}
