import type { EmailAdapter } from 'payload'
import { log } from '../log/log.mjs'

/**
 * Stands in until a mail service is set up. Payload's own stand-in writes whole messages to the log: people's addresses, and
 * links with which anybody could set their password.
 */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@forecourt.invalid',
  defaultFromName: 'Forecourt',
  sendEmail: async () => {
    log.warn('A message was not sent: no mail service is set up.')
  },
})
