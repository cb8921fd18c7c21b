import { createTransport } from 'nodemailer'
import type { EmailAdapter, SendEmailOptions } from 'payload'
import { env } from '@/env'
import { log } from '../log/log.mjs'
import { metrics } from '../metrics/metrics.mjs'
import { database } from './database'

/** Milliseconds that a mail server has for each response. */
const TIMEOUT_MS = 10_000

function textOf({ text, html }: SendEmailOptions): string {
  if (text) return String(text)
  const words = String(html ?? '').replace(/<[^>]*>/g, '')
  return words.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

async function countMail(outcome: 'sent' | 'outbox', deliver: () => Promise<unknown>): Promise<void> {
  const { mails } = metrics()
  try {
    await deliver()
    mails.inc({ outcome })
  } catch (error) {
    mails.inc({ outcome: 'failed' })
    throw error
  }
}

/** Sends mail through an SMTP server, such as `smtp://user:password@mail.example.com:587`. */
export function smtpMail(url: string, from: string): EmailAdapter {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return () => ({
    name: 'smtp',
    defaultFromAddress: from,
    defaultFromName: 'Forecourt',
    sendEmail: (message) =>
      countMail('sent', () => transport.sendMail({ ...message, text: textOf(message) })),
  })
}

/**
 * Stores messages in the outbox, which only platform admins can read: a password reset link in a message lets its reader set a password.
 */
const outboxMail: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: 'nobody@forecourt.invalid',
  defaultFromName: 'Forecourt',
  sendEmail: async (message) => {
    const { to, subject = '' } = message
    const values = [String(to), subject, textOf(message)]
    await countMail('outbox', () =>
      database().query('INSERT INTO outbox ("to", subject, text) VALUES ($1, $2, $3)', values),
    )
    log.warn('An email is in the admin’s outbox, because no mail server is configured.')
  },
})

/** Sends through the configured mail server, or to the outbox without one. */
export function mail(): EmailAdapter {
  const { SMTP_URL, MAIL_FROM } = env()
  return SMTP_URL && MAIL_FROM ? smtpMail(SMTP_URL, MAIL_FROM) : outboxMail
}
