import type { Pool } from 'pg'
import { staffNote } from '@/domain/test-drives/mail/test-drive-mail'
import { inTransaction } from '../clients/in-transaction'
import type { JobPayloads } from '../jobs/job-payloads'
import { mailShopper, mailStaff } from './mail/mail-test-drive'
import { readDetails } from './mail/read-details'

type Cancellation = JobPayloads['tell-of-cancellation']

/** Notes on the lead that staff cancelled the test drive, and mails the shopper and the people who got the lead. Does it once, however often it runs. */
export async function tellOfCancellation(pool: Pool, { testDriveId, authorId }: Cancellation): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A second run waits here until the first has stored its note.
    await client.query('SELECT FROM test_drives WHERE id = $1 FOR NO KEY UPDATE', [testDriveId])
    const drive = await readDetails(client, testDriveId)
    if (!drive) return
    const { rowCount } = await client.query(
      `INSERT INTO lead_notes (tenant_id, lead_id, kind, text, author_id, detail)
       SELECT $1, $2, 'system', $3, $4, $5::jsonb WHERE NOT EXISTS (
         SELECT FROM lead_notes WHERE lead_id = $2 AND detail @> $5::jsonb)`,
      [
        drive.tenantId,
        drive.leadId,
        staffNote({ kind: 'cancelled by staff' }, drive.details),
        authorId,
        JSON.stringify({ cancelledTestDrive: testDriveId }),
      ],
    )
    if (!rowCount) return
    await mailShopper(client, testDriveId, 'cancelled')
    await mailStaff(client, drive, { kind: 'cancelled by staff' })
  })
}
