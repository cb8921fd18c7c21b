import { type MailContent, type MailLook, mailHtml } from './mail-html'
import { oneLine } from './one-line'

export interface NoticeMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Notice extends Omit<MailContent, 'reference'> {
  readonly message: string
}

/** A mail to a website's staff about its leads. It names nobody. */
export function noticeMail(notice: Notice, look: MailLook): NoticeMail {
  const { heading, message, rows, link, site } = notice
  const lines = rows.map(([label, value]) => `${label}: ${value}`)
  const paragraphs = [heading, message, lines.join('\n'), link ? `${link.label}: ${link.url}` : '']
  return {
    subject: oneLine(`${site.name}: ${heading}`),
    text: paragraphs.filter(Boolean).join('\n\n'),
    html: mailHtml({ ...notice, reference: null }, look),
  }
}
