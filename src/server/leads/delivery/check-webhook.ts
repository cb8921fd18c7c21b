import type { DeliveryMethod } from '@/domain/leads/delivery/delivery'
import { checkWebhookUrl } from '@/domain/leads/delivery/rule-problems'
import { env } from '@/env'

/** True, or what is wrong with the address of a rule's webhook on this installation. */
export const checkWebhook = (method: DeliveryMethod, address: string): true | string =>
  checkWebhookUrl(method, address, { allowPrivate: env().FEED_ALLOW_PRIVATE })
