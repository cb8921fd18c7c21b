import { type CollectionSlug, canAccessAdmin, type PayloadRequest, UnauthorizedError } from 'payload'
import { z } from 'zod'
import { type AccessKind, reachableIds } from './reachable'
import { staffUser } from './roles'

type Args = Record<string, unknown>

interface Touched {
  collection: string
  id?: number | null
}

/** A Postgres integer id. The admin sends a number, or the digits from the URL. */
const id = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().min(1).max(2_147_483_647))
  .nullish()

const collectionSlug = z.string()
const ofCollection = z.looseObject({ collectionSlug })
const ofDocument = z.looseObject({ collectionSlug, id })
const drawnDocument = z.looseObject({ collectionSlug, docID: id })
/** This admin has no globals, and no widgets with a form. */
const formState = ofDocument.extend({ globalSlug: z.null().optional(), widgetSlug: z.null().optional() })
const tableState = z.looseObject({
  collectionSlug: z.union([collectionSlug, z.array(collectionSlug).min(1)]),
  parent: ofDocument.nullish(),
})

function call<T extends Args>(schema: z.ZodType<T>, touches: (args: T) => Touched[]) {
  return (given: unknown) => {
    const { data } = schema.safeParse(given)
    return data ? { args: data as Args, touches: touches(data) } : null
  }
}

const document = ({ collectionSlug: collection, id }: z.infer<typeof ofDocument>) => ({ collection, id })

/**
 * The server functions that this admin calls, with the documents that each one touches. Payload's other functions
 * (locales, folders, schedules, slugs) are refused.
 */
const calls = new Map([
  ['form-state', call(formState, (args) => [document(args)])],
  [
    'table-state',
    call(tableState, ({ collectionSlug: slugs, parent }) => [
      ...[slugs].flat().map((collection) => ({ collection })),
      ...(parent ? [document(parent)] : []),
    ]),
  ],
  ['render-document', call(drawnDocument, (args) => [document({ ...args, id: args.docID })])],
  ['render-document-slots', call(ofDocument, (args) => [document(args)])],
  ['render-list', call(ofCollection, ({ collectionSlug: collection }) => [{ collection }])],
  ['render-widget', call(z.looseObject({ widgetSlug: z.string() }), () => [])],
  ['get-default-layout', call(z.object({}), () => [])],
])

/** While there are no users, a visitor may only request the form for the first user. */
const firstAccount = formState.extend({ collectionSlug: z.literal('users'), id: z.null().optional() })

const isCollection = (req: PayloadRequest, slug: string): slug is CollectionSlug =>
  Object.hasOwn(req.payload.collections, slug)

async function mayReach(req: PayloadRequest, reaching: AccessKind, { collection, id }: Touched) {
  if (!isCollection(req, collection)) return false
  if (id) return (await reachableIds(req, reaching, collection, [id])).has(id)
  return (await req.payload.collections[collection].config.access[reaching]({ req })) !== false
}

async function entersAdmin(req: PayloadRequest) {
  try {
    await canAccessAdmin({ req })
    return true
  } catch (error) {
    if (error instanceof UnauthorizedError) return false
    throw error
  }
}

/**
 * Returns the arguments to call a server function of the admin with, or null to refuse the call. Refused are a function
 * that this admin never calls, arguments of another shape, and a document that the person may not read. Payload itself
 * only checks that the caller is signed in, and locks any document it is given.
 */
export async function allowedArgs(req: PayloadRequest, name: string, given: unknown): Promise<Args | null> {
  if (!(await entersAdmin(req))) return null
  if (!req.user) return name === 'form-state' ? (firstAccount.safeParse(given).data ?? null) : null
  if (!staffUser(req)) return null
  const called = calls.get(name)?.(given ?? {})
  if (!called) return null
  for (const touched of called.touches) {
    if (!(await mayReach(req, 'read', touched))) return null
  }
  const [edited] = called.touches
  if (!edited || !called.args.returnLockStatus) return called.args
  // Typing locks the document. People who may not save it get the same answer, without a lock.
  return { ...called.args, returnLockStatus: await mayReach(req, 'update', edited) }
}
