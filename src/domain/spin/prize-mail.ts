import type { MailText } from '../test-drives/mail/test-drive-mail'

interface Won {
  readonly prize: string
  readonly code: string
  readonly campaign: string
  readonly siteName: string
  /** The competition's page. */
  readonly address: string
}

/** The mail to the winner of a prize. */
export const prizeMail = ({ prize, code, campaign, siteName, address }: Won): MailText => ({
  subject: `You won: ${prize}`,
  text: `${[
    `You won “${prize}” in ${campaign}.`,
    `Your code is ${code}. Show it to us to get your prize.`,
    `The terms are on ${address}`,
    siteName,
  ].join('\n\n')}\n`,
})
