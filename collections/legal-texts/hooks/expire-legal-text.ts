import type { PayloadRequest } from 'payload'
import { buildTag } from '@/domain/cache/tags'
import { expireTags } from '@/server/cache/expire-tags'
import { idOf } from '../../access/roles'

interface LegalTextDoc {
  tenant: unknown
  slug: string
}

/** Pages that show the text, under its old name or its new one, read it again. */
export async function expireLegalText(args: {
  doc: LegalTextDoc
  previousDoc?: Partial<LegalTextDoc>
  req: PayloadRequest
}): Promise<void> {
  const tenant = idOf(args.doc.tenant)
  if (tenant === null) return
  const keys = new Set([args.doc.slug, args.previousDoc?.slug].filter((key) => key !== undefined))
  await expireTags(
    args.req,
    [...keys].map((key) => buildTag('legal', { tenant, key })),
  )
}
