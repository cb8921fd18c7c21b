import { Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FileProblem } from '@/domain/records/file-problem'
import { allowedTenants } from '../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../access/enforce-second-factor'
import { staffUser } from '../access/roles'
import { bodyOf } from './requests'

/** Characters. 1,000 reviews of 2,000 characters fit. */
const MOST_CHARACTERS = 2_000_000
const BAD_REQUEST = 400

const body = z.object({
  website: z.int('website must be an id.').min(1),
  csv: z
    .string('csv must be the text of a CSV file.')
    .max(MOST_CHARACTERS, 'The file is larger than 2 MB. Split it.'),
})

/** The file that a person imports, and the website, which they must reach. Throws 403, 404 or 400. */
export async function askedImport(req: PayloadRequest): Promise<z.infer<typeof body>> {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  if (!user || user.role === 'sales-staff') throw new Forbidden(req.t)
  const asked = await bodyOf(req, body)
  const tenants = await allowedTenants(req)
  if (tenants !== 'all' && !tenants.includes(asked.website)) throw new NotFound(req.t)
  return asked
}

/** Payload's form of errors, each with the place in the file. */
export function refusedFile(problems: readonly FileProblem[]): Response {
  const words = problems.map(({ line, column, message }) =>
    line === 0 ? message : `Line ${line}, ${column}: ${message}`,
  )
  return Response.json({ errors: words.map((message) => ({ message })) }, { status: BAD_REQUEST })
}
