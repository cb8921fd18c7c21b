import { linkWarning } from './warn-about-mail-links'

const SMTP_URL = 'smtp://mail.example.com:587'

describe('linkWarning', () => {
  it.each([
    'http://localhost:3000',
    'http://admin.localhost:3000',
    'http://127.0.0.1:3000/',
    'http://[::1]:3000',
  ])('warns that only this machine can open the links in mails when SERVER_URL is %s', (SERVER_URL) => {
    expect(linkWarning({ SMTP_URL, SERVER_URL })).toContain(`point to ${SERVER_URL},`)
  })

  it.each([
    { SMTP_URL, SERVER_URL: 'https://admin.example.com' },
    { SMTP_URL, SERVER_URL: 'https://localhost.example.com' },
    { SMTP_URL, SERVER_URL: undefined },
    { SMTP_URL: undefined, SERVER_URL: 'http://localhost:3000' },
  ])('returns no warning when links can be opened or no mails are sent: %j', (settings) => {
    expect(linkWarning(settings)).toBeUndefined()
  })
})
