import { createTransport } from 'nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { database } from './database'

/** Milliseconds that a mail server has for each of its answers. */
const PATIENCE = 10_000

/** A message as plain text: links stand beside their words. */
function textOf({ text, html }: SendEmailOptions): string {
  if (text) return String(text)
  const words = String(html ?? '').replace(/<[^>]*>/g, '')
  return words.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

/** Sends by the mail server at an address such as `smtp://user:password@mail.example.com:587`. */
export function smtpMail(url: string, from: string): EmailAdapter {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return () => ({
    name: 'smtp',
    defaultFromAddress: from,
    defaultFromName: 'Forecourt',
    sendEmail: async (message) => {
      await transport.sendMail({ ...message, text: textOf(message) })
    },
  })
}

/** Puts messages into the outbox, which platform admins read. They hold links with which anybody could set a password. */
const outboxMail: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: 'nobody@forecourt.invalid',
  defaultFromName: 'Forecourt',
  sendEmail: async (message) => {
    const { to, subject = '' } = message
    await database().query('INSERT INTO outbox ("to", subject, text) VALUES ($1, $2, $3)', [
      String(to),
      subject,
      textOf(message),
    ])
    log.warn('A message is in the outbox of the admin: no mail server is set up.')
  },
})

/** Sends as the environment says. */
export function mail(): EmailAdapter {
  const { SMTP_URL, MAIL_FROM } = env()
  return SMTP_URL && MAIL_FROM ? smtpMail(SMTP_URL, MAIL_FROM) : outboxMail
}
