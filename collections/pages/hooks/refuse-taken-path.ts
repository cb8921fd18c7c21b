import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { reservedFor } from '@/domain/url/reserved-paths'
import { idOf } from '../../access/roles'

/**
 * Two pages of one website cannot share an address; the database refuses it as well, but in words nobody understands. Nor
 * can a page have an address at which the website shows something else.
 */
export const refuseTakenPath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const path = data?.path ?? originalDoc?.path
  if (!path) return data
  const resident = reservedFor(String(path))
  if (resident) throw pathProblem(`${path} is where ${resident} can be found. Choose another path.`)
  if (tenant === null) return data
  const other = await pageAt(req, { tenant, path, not: originalDoc?.id ?? 0 })
  if (other) throw pathProblem(`${path} is taken by the page "${other.title}". Choose another path.`)
  return data
}

function pathProblem(message: string): ValidationError {
  return new ValidationError({ collection: 'pages', errors: [{ path: 'path', message }] })
}

/** The page that is published at a path, or that has it in its latest draft: either will want the address. */
async function pageAt(
  req: PayloadRequest,
  { tenant, path, not }: { tenant: number; path: string; not: number },
) {
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { tenant: { equals: tenant }, path: { equals: path }, id: { not_equals: not } },
      limit: 1,
      depth: 0,
      draft,
      overrideAccess: true, // the path is taken whoever may see the page
      req,
    })
    if (docs[0]) return docs[0]
  }
  return null
}
