import { notFound } from 'next/navigation'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** The same empty page on a website's host, reached through the host rewrites. See bench/pages.ts. */
export default async function EmptyPageOfSite({ params }: { params: Promise<{ host: string }> }) {
  // An unknown host must not get a cache entry.
  if (!(await resolveTenant((await params).host))) notFound()
  return <p>Empty</p>
}
