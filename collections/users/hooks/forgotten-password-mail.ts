import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { readCaller } from '@/server/web/read-caller'

interface Forgotten {
  readonly req?: PayloadRequest
  readonly token?: string
  readonly user?: { readonly name?: string }
}

/**
 * The origin of the admin. The request's Host header is trusted only for local requests; otherwise an attacker could
 * point the link in a person's mail at another host.
 */
function adminOrigin(req: PayloadRequest | undefined): string {
  const { SERVER_URL } = env()
  if (SERVER_URL) return SERVER_URL.replace(/\/$/, '')
  const isLocal = req !== undefined && readCaller(req.headers).isLocal
  return isLocal ? `http://${req.headers.get('host')}` : ''
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const forgottenPasswordSubject = () => 'Set your password for Forecourt'

/** The mail with the reset link. Without SERVER_URL it contains only the path, to open on the admin's host. */
export function forgottenPasswordMail({ req, token = '', user }: Forgotten = {}): string {
  const link = `${adminOrigin(req)}/admin/reset/${encodeURIComponent(token)}`
  const where = link.startsWith('/')
    ? `Open ${link} on your admin’s address.`
    : `<a href="${link}">${link}</a>`
  return [
    `<p>Hello ${escaped(user?.name ?? '')},</p>`,
    '<p>Someone asked to reset the password of your account. Set a new one here within an hour:</p>',
    `<p>${where}</p>`,
    '<p>If this was not you, ignore this email. Your password does not change.</p>',
  ].join('\n')
}
