import type { TextFieldSingleValidation } from 'payload'
import { checkWebhook } from '@/server/leads/delivery/check-webhook'

/** Checks the address if the rule delivers by webhook. */
export const validWebhook: TextFieldSingleValidation = (value, { siblingData }) => {
  const { method = 'email' } = siblingData as { method?: Parameters<typeof checkWebhook>[0] }
  return checkWebhook(method, value ?? '')
}
