import type { TestDriveDetails } from '@/domain/test-drives/mail/test-drive-mail'
import { calendarFile } from './calendar-file'

const details: TestDriveDetails = {
  publicId: 'abc',
  startsAt: Date.parse('2026-11-05T14:30:00+11:00'),
  endsAt: Date.parse('2026-11-05T15:00:00+11:00'),
  zone: 'Australia/Sydney',
  changes: 0,
  vehicle: '2021 Kia Rio',
  location: { name: 'Parramatta', address: '1 Church St, Parramatta; NSW', phone: null },
  word: 'test drive',
  siteName: 'Kestrel Kia',
  firstName: 'Zoë',
}
const parties = {
  host: 'kestrel.example',
  organiserEmail: 'sales@kestrel.example',
  shopperEmail: 'zoe@example.com',
  address: 'https://kestrel.example/test-drive/abc',
}

/** The lines of the file, with folded lines joined. */
const linesOf = (file: string) => file.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file of a test drive', () => {
  it('has its times in UTC, its place and an id that stays [TD-04]', () => {
    const lines = linesOf(calendarFile(details, parties, false))
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'STATUS:CONFIRMED',
        'UID:abc@kestrel.example',
        'SEQUENCE:0',
        'DTSTART:20261105T033000Z',
        'DTEND:20261105T040000Z',
        'SUMMARY:Test drive: 2021 Kia Rio',
        'LOCATION:Parramatta\\, 1 Church St\\, Parramatta\\; NSW',
        'URL:https://kestrel.example/test-drive/abc',
      ]),
    )
  })

  it('replaces the former one after a change, and cancels it [TD-04]', () => {
    expect(linesOf(calendarFile({ ...details, changes: 2 }, parties, false))).toContain('SEQUENCE:2')
    const cancelled = linesOf(calendarFile({ ...details, changes: 3 }, parties, true))
    expect(cancelled).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3', 'UID:abc@kestrel.example']),
    )
    expect(cancelled.join()).not.toContain('/test-drive/abc')
  })

  it.each([
    ['test ride', 'SUMMARY:Test ride: 2021 Kia Rio'],
    ['inspection', 'SUMMARY:Inspection: 2021 Kia Rio'],
  ] as const)('names a %s where one was booked [TD-02]', (word, summary) => {
    expect(linesOf(calendarFile({ ...details, word }, parties, false))).toContain(summary)
  })

  it('keeps a vehicle’s name in its line, whatever it contains', () => {
    const vehicle = 'Rio\r\nATTENDEE:mailto:everybody@example.com'
    const lines = linesOf(calendarFile({ ...details, vehicle }, parties, false))
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
  })
})
