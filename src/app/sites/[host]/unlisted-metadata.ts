import type { Metadata } from 'next'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { withUnavailableTitle } from './with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
}

/**
 * The metadata of a page that search engines do not list. `isSecret`: who has the address may do or read what is the shopper's, so no
 * other site may learn it. Its own forms still say where they come from.
 */
export const unlistedMetadata = (title: string, { isSecret = false } = {}) =>
  withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
    const ctx = await resolveTenant((await params).host)
    return {
      title: ctx ? `${title} | ${ctx.name}` : 'Page not found',
      robots: 'noindex',
      ...(isSecret && { referrer: 'same-origin' }),
    }
  })
