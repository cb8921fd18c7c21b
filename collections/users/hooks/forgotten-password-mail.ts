import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { readCaller } from '@/server/web/read-caller'

interface Forgotten {
  readonly req?: PayloadRequest
  readonly token?: string
  readonly user?: { readonly name?: string }
}

/**
 * The admin's address. What a request says of its host is believed at the machine itself only: others could have the link of
 * somebody's mail lead to a host of theirs.
 */
function adminOrigin(req: PayloadRequest | undefined): string {
  const { SERVER_URL } = env()
  if (SERVER_URL) return SERVER_URL.replace(/\/$/, '')
  const isLocal = req !== undefined && readCaller(req.headers).isLocal
  return isLocal ? `http://${req.headers.get('host')}` : ''
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const forgottenPasswordSubject = () => 'Set your password for Forecourt'

/** The mail to somebody who forgot their password. Without SERVER_URL it names the path only, to open at the admin's address. */
export function forgottenPasswordMail({ req, token = '', user }: Forgotten = {}): string {
  const link = `${adminOrigin(req)}/admin/reset/${encodeURIComponent(token)}`
  const where = link.startsWith('/')
    ? `Open ${link} at the address of your admin.`
    : `<a href="${link}">${link}</a>`
  return [
    `<p>Hello ${escaped(user?.name ?? '')},</p>`,
    '<p>somebody asked for a new password for your account. Set it here within an hour:</p>',
    `<p>${where}</p>`,
    '<p>If it was not you, do nothing: your password stays as it is.</p>',
  ].join('\n')
}
