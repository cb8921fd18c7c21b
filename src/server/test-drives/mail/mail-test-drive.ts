import type { PoolClient } from 'pg'
import {
  type StaffEvent,
  staffMail,
  staffNote,
  type TestDriveMailKind,
  testDriveMail,
} from '@/domain/test-drives/mail/test-drive-mail'
import { env } from '@/env'
import { enqueueMail, type MailAttachment } from '../../mail/enqueue-mail'
import { bookingToken } from '../token'
import { calendarFile } from './calendar-file'
import { type MailedTestDrive, readDetails } from './read-details'

/** Without a mail server, mails are read in the outbox. */
const NOBODY = 'nobody@forecourt.invalid'

function attachmentOf(
  drive: MailedTestDrive,
  to: string,
  address: string,
  isCancelled: boolean,
): MailAttachment {
  const parties = {
    host: new URL(drive.origin).hostname,
    organiserEmail: env().MAIL_FROM ?? NOBODY,
    shopperEmail: to,
    address,
  }
  return {
    filename: `${drive.details.word.replace(' ', '-')}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'REQUEST'}`,
    content: calendarFile(drive.details, parties, isCancelled),
  }
}

/** Queues a mail to the shopper in the caller's transaction. Sends nothing to a shopper without an address. */
export async function mailShopper(
  client: PoolClient,
  testDriveId: number,
  kind: TestDriveMailKind,
): Promise<void> {
  const drive = await readDetails(client, testDriveId)
  if (!drive?.shopperEmail) return
  const address = `${drive.origin}/test-drive/${bookingToken(drive.details)}`
  await enqueueMail(client, {
    tenantId: drive.tenantId,
    leadId: drive.leadId,
    to: drive.shopperEmail,
    ...testDriveMail(kind, drive.details, address),
    attachments: [attachmentOf(drive, drive.shopperEmail, address, kind === 'cancelled')],
  })
}

/** Notes on the lead what the shopper did, and queues a mail to the people who were told of the lead. */
export async function tellStaff(client: PoolClient, testDriveId: number, event: StaffEvent): Promise<void> {
  const drive = await readDetails(client, testDriveId)
  if (!drive) return
  await client.query(
    `INSERT INTO lead_notes (tenant_id, lead_id, kind, text) VALUES ($1, $2, 'system', $3)`,
    [drive.tenantId, drive.leadId, staffNote(event, drive.details)],
  )
  await mailStaff(client, drive, event)
}

/** Queues a mail to the people who were told of the lead. */
export async function mailStaff(
  client: PoolClient,
  drive: MailedTestDrive,
  event: StaffEvent,
): Promise<void> {
  for (const to of drive.staffEmails) {
    await enqueueMail(client, {
      tenantId: drive.tenantId,
      leadId: drive.leadId,
      to,
      ...staffMail(event, drive.details),
    })
  }
}
