import { accountScope } from '@/domain/shoppers/account-scope'
import { codeMail, codeMessage } from '@/domain/shoppers/code-mail'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { enqueueMail } from '../../mail/enqueue-mail'
import type { Shopper } from '../shopper'
import { sendSms } from '../sms/send-sms'
import { newCode, storeCode } from './codes'
import { maySendCode } from './shopper-limits'
import { newToken } from './token'

interface From {
  readonly address: string
  readonly now: Date
}

/** Returns the token of the browser's cookie; null when too many codes were sent. */
export type SentCode = string | null

/** Mails a code to an address. Does the same whether or not it has an account. */
export async function sendEmailCode(
  ctx: TenantContext,
  email: string,
  { address, now }: From,
): Promise<SentCode> {
  if (!(await maySendCode({ scope: accountScope(ctx), to: email }, address))) return null
  const [token, code] = [newToken(), newCode()]
  await inTransaction(database(), async (client) => {
    await storeCode(client, ctx, { token, code, proves: { kind: 'email', email }, now })
    await enqueueMail(client, { tenantId: ctx.id, to: email, ...codeMail(code, ctx.name) })
  })
  return token
}

/** Sends a code to the shopper's number. Without a service for text messages, or when it fails, it goes to their address. */
export async function sendPhoneCode(
  ctx: TenantContext,
  { id: shopperId, email }: Shopper,
  phone: string,
  { address, now }: From,
): Promise<SentCode> {
  const scope = accountScope(ctx)
  const isAllowed =
    (await maySendCode({ scope, to: phone }, address)) && (await maySendCode({ scope, to: email }, address))
  if (!isAllowed) return null
  const [token, code] = [newToken(), newCode()]
  await storeCode(database(), ctx, { token, code, proves: { kind: 'phone', phone, email, shopperId }, now })
  const isSent = await sendSms({ to: phone, text: codeMessage(code, ctx.name), id: token.slice(0, 16) })
  if (!isSent) {
    await enqueueMail(database(), { tenantId: ctx.id, to: email, ...codeMail(code, ctx.name) })
  }
  return token
}
