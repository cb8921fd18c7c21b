import { createTransport } from 'nodemailer'
import { oneLine } from '@/domain/leads/delivery/mail/one-line'
import { listUnsubscribeHeaders } from '@/domain/leads/subscriptions/unsubscribe-path'
import { type Environment, env } from '@/env'
import { FetchFailed } from '../upstream/fetch-failed'
import type { OutgoingMail } from './outgoing-mail'

/** Milliseconds that the mail server has for each response. */
const TIMEOUT_MS = 10_000

/** Milliseconds for one mail, however slowly the server talks. */
const MAIL_MS = 30_000

const CONNECTIONS = 5

/** Mailbox unknown, moved, or not allowed. Trying again would not help. */
const NO_SUCH_MAILBOX = [550, 551, 553]

export interface MailServer {
  /** Such as `mail.example.com:587`. */
  readonly host: string
  /** Resolves with what the log says. Rejects with a `FetchFailed`, whose `retry` is false if the mailbox does not exist. */
  send(mail: OutgoingMail): Promise<string>
  close(): void
}

interface SmtpError {
  readonly responseCode?: number
  readonly command?: string
  readonly code?: string
}

/** Without the server's own words, which may quote addresses. */
function failureOf(host: string, error: unknown): FetchFailed {
  if (error instanceof FetchFailed) return error
  const { responseCode, command = '', code } = error as SmtpError
  if (responseCode) {
    const isFinal = command.startsWith('RCPT') && NO_SUCH_MAILBOX.includes(responseCode)
    const step = command.slice(0, 20) || 'the mail'
    return new FetchFailed(`${host} answered ${responseCode} to ${step}.`, !isFinal, responseCode)
  }
  if (code === 'ETIMEDOUT') return new FetchFailed(`${host} does not answer.`, true)
  return new FetchFailed(`The connection to ${host} failed.`, true)
}

function within<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** The configured mail server with a pool of connections, or null without one. */
export function openMailServer(
  { SMTP_URL, MAIL_FROM }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'> = env(),
  { mailMs = MAIL_MS, timeoutMs = TIMEOUT_MS } = {},
): MailServer | null {
  if (!SMTP_URL || !MAIL_FROM) return null
  const { host } = new URL(SMTP_URL)
  const domain = MAIL_FROM.split('@').at(-1)
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    host,
    async send(mail) {
      const sending = transport.sendMail({
        from: { name: oneLine(mail.fromName), address: MAIL_FROM },
        to: { name: '', address: oneLine(mail.to) },
        ...(mail.replyTo && { replyTo: { name: '', address: oneLine(mail.replyTo) } }),
        messageId: `<${mail.id}@${domain}>`,
        headers: {
          'X-Forecourt-Delivery': mail.id,
          ...(mail.unsubscribe && listUnsubscribeHeaders(mail.unsubscribe)),
        },
        subject: oneLine(mail.subject),
        text: mail.text,
        ...(mail.html && { html: mail.html }),
        attachments: mail.attachments.map((file) => ({ ...file })),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      sending.catch(() => {}) // a mail that failed after its time was up
      try {
        await within(
          mailMs,
          sending,
          () => new FetchFailed(`${host} took longer than ${mailMs / 1000} s.`, true),
        )
        return `${host} accepted the mail.`
      } catch (error) {
        throw failureOf(host, error)
      }
    },
    close: () => transport.close(),
  }
}
