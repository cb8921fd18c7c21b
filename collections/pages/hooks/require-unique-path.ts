import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { reservedFor } from '@/domain/url/reserved-paths'
import { idOf } from '../../access/roles'

/**
 * Requires a path to be unique within a website, and refuses paths that the website's own pages use. The database has
 * the same constraint, but its error is unreadable.
 */
export const requireUniquePath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const tenant = idOf(data?.tenant ?? originalDoc?.tenant)
  const path = data?.path ?? originalDoc?.path
  if (!path) return data
  const resident = reservedFor(String(path))
  if (resident) throw pathProblem(`${path} is reserved for ${resident}. Choose another path.`)
  if (tenant === null) return data
  const other = await pageAt(req, { tenant, path, not: originalDoc?.id ?? 0 })
  if (other) throw pathProblem(`The page "${other.title}" already uses ${path}. Choose another path.`)
  return data
}

/** Shown beside the path, and as a whole by bulk changes, which have no form. */
export function pathProblem(message: string): ValidationError {
  const problem = new ValidationError({ collection: 'pages', errors: [{ path: 'path', message }] })
  return Object.assign(problem, { message })
}

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
      overrideAccess: true, // a path is taken even if the person cannot see the other page
      req,
    })
    if (docs[0]) return docs[0]
  }
  return null
}
