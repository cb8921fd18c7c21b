import { staffMail, type TestDriveDetails, testDriveMail } from './test-drive-mail'

const details: TestDriveDetails = {
  publicId: 'abc',
  startsAt: Date.parse('2026-11-05T14:30:00+11:00'),
  endsAt: Date.parse('2026-11-05T15:00:00+11:00'),
  zone: 'Australia/Sydney',
  changes: 0,
  vehicle: '2021 Kia Rio',
  location: { name: 'Parramatta', address: '1 Church St, Parramatta NSW 2150', phone: '02 9000 0000' },
  word: 'test drive',
  siteName: 'Kestrel Kia',
  firstName: 'Zoë',
}
const ADDRESS = 'https://kestrel.example/test-drive/abc'

describe('the mail about a test drive', () => {
  it('says what, when, where and how to change it [TD-04]', () => {
    expect(testDriveMail('booked', details, ADDRESS)).toEqual({
      subject: 'Your test drive on Thu 5 Nov 2026, 2:30 pm (Sydney time)',
      text: [
        'Hi Zoë,',
        'Your test drive is booked.',
        [
          '2021 Kia Rio',
          'Thu 5 Nov 2026, 2:30 pm (Sydney time), 30 minutes',
          'Parramatta, 1 Church St, Parramatta NSW 2150',
          'Phone: 02 9000 0000',
        ].join('\n'),
        'Please bring your driver licence.',
        `To choose another time or to cancel: ${ADDRESS}`,
        'Kestrel Kia\n',
      ].join('\n\n'),
    })
  })

  it.each(['booked', 'changed', 'cancelled', 'reminder'] as const)(
    'that it is %s speaks of a test ride or an inspection where one was booked [TD-02]',
    (kind) => {
      const mailOf = (word: TestDriveDetails['word']) => {
        const { subject, text } = testDriveMail(kind, { ...details, word }, 'https://kestrel.example/booking')
        return `${subject}\n${text}`
      }
      expect(mailOf('test ride').replace('driver licence', '')).not.toMatch(/drive/i)
      expect(mailOf('inspection')).toContain('our inspection')
      expect(mailOf('inspection')).not.toMatch(/drive|ride|\n\n\n/i)
    },
  )

  it.each([
    ['test ride', 'Test ride cancelled: 2021 Kia Rio, Parramatta'],
    ['inspection', 'Inspection cancelled: 2021 Kia Rio, Parramatta'],
  ] as const)('to staff speaks of a %s where one was booked [TD-02]', (word, subject) => {
    expect(staffMail({ kind: 'cancelled' }, { ...details, word })).toMatchObject({
      subject,
      text: expect.stringContaining(`The shopper cancelled the ${word} on`),
    })
  })

  it.each([
    ['changed', 'New time of your test drive on', true],
    ['reminder', 'Reminder: your test drive on', true],
    ['cancelled', 'Cancelled: your test drive on', false],
  ] as const)('that it is %s starts its subject with "%s" [TD-04]', (kind, subject, hasLink) => {
    const mail = testDriveMail(kind, details, ADDRESS)
    expect(mail.subject.startsWith(subject)).toBe(true)
    expect(mail.text.includes(ADDRESS)).toBe(hasLink)
  })

  it.each(['https://evil.example', 'Win $500', 'a'.repeat(41), '', null])(
    'leaves out %p as a name, which a stranger may have typed',
    (firstName) => {
      expect(testDriveMail('booked', { ...details, firstName }, ADDRESS).text).toMatch(/^Hello,\n/)
    },
  )

  it('leaves out what is unknown [TD-02]', () => {
    const location = { name: 'Parramatta', address: '', phone: null }
    const { text } = testDriveMail('booked', { ...details, vehicle: null, location }, ADDRESS)
    expect(text).toContain('\n\nThu 5 Nov 2026, 2:30 pm (Sydney time), 30 minutes\nParramatta\n\n')
  })
})

describe('the mail to staff', () => {
  it('says what changed, without the shopper’s name [TD-04]', () => {
    const from = Date.parse('2026-11-04T09:00:00+11:00')
    const moved = staffMail({ kind: 'moved', from }, details)
    expect(moved.subject).toBe('Test drive moved: 2021 Kia Rio, Parramatta')
    expect(moved.text).toContain(
      'The shopper moved the test drive from Wed 4 Nov 2026, 9:00 am (Sydney time) to Thu 5 Nov 2026, 2:30 pm (Sydney time).',
    )
    const cancelled = staffMail({ kind: 'cancelled' }, { ...details, vehicle: null })
    expect(cancelled.subject).toBe('Test drive cancelled: Parramatta')
    expect(`${moved.text}${cancelled.text}`).not.toContain('Zoë')
  })
})
