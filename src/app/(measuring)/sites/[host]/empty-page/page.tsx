import { notFound } from 'next/navigation'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** Reached on a website's host, by the same way as its pages: see bench/pages.ts. */
export default async function EmptyPageOfSite({ params }: { params: Promise<{ host: string }> }) {
  // A host that is nobody's must not get a place in the cache.
  if (!(await resolveTenant((await params).host))) notFound()
  return <p>Empty</p>
}
