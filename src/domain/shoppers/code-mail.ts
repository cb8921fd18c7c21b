import type { MailText } from '../test-drives/mail/test-drive-mail'

/** Minutes that a code is valid. */
export const CODE_MINUTES = 10

/** The mail with a code. It does not say whether the address has an account. */
export const codeMail = (code: string, siteName: string): MailText => ({
  subject: `Your code for ${siteName}`,
  text: [
    `Your code is ${code}. Enter it on the page that asked for it, within ${CODE_MINUTES} minutes.`,
    'If you did not ask for it, ignore this email. Nobody at the dealership asks you for the code.',
    `${siteName}\n`,
  ].join('\n\n'),
})

export const codeMessage = (code: string, siteName: string): string =>
  `${code} is your code for ${siteName}. It is valid for ${CODE_MINUTES} minutes.`
