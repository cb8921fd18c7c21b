import { APIError, Forbidden, NotFound, type PayloadRequest, ValidationError } from 'payload'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { type StaffUser, staffUser } from '../../access/roles'

/** Throws 403 for people who do not set switches. */
export function switcherOf(req: PayloadRequest): StaffUser {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  if (user?.role !== 'group-admin' && user?.role !== 'platform-admin') throw new Forbidden(req.t)
  return user
}

interface Holder {
  readonly id: number
  readonly name: string
  readonly settings?: unknown
  readonly template?: unknown
  readonly group?: unknown
}

type Level = 'tenants' | 'groups'

/** The website or group as the person reaches it. Throws 404 for any other. */
export async function holderOf(req: PayloadRequest, collection: Level, id: number): Promise<Holder> {
  const found = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const [holder] = found.docs
  if (!holder) throw new NotFound(req.t)
  return holder
}

/** Saves the values as the admin's form would. Throws 400 with the holder's name for values that it cannot have. */
export async function saveSettings(
  req: PayloadRequest,
  collection: Level,
  { id, name }: Holder,
  settings: Record<string, unknown>,
): Promise<void> {
  try {
    const asPerson = { overrideAccess: false, user: req.user, req } as const
    await req.payload.update({ collection, id, data: { settings }, depth: 0, ...asPerson })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const reasons = error.data.errors.map(({ message }) => message).join(' ')
    throw new APIError(`${name}: ${reasons}`, 400, null, true)
  }
}
