import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { isDatabaseUnavailable } from '@/server/clients/database-unavailable'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { FailedPage } from './failed-page'

interface OfSite<Params> {
  params: Promise<Params & { host: string }>
  searchParams?: Promise<PageQuery>
}

const HEADING = 'Not available at the moment'

/**
 * Wraps a page: while the database does not answer, it renders a 503 in the website's layout, which is not cached.
 * `pathOf` returns the page's path for the "try again" link.
 */
export function withUnavailablePage<Params, Props extends OfSite<Params>>(
  page: (props: Props) => Promise<ReactNode>,
  pathOf: (params: Params) => string,
) {
  return async (props: Props): Promise<ReactNode> => {
    try {
      return await page(props)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      const params = await props.params
      const { host } = params
      log.error({ err: error, host }, 'A page could not be read')
      const ctx = await resolveTenant(host)
      if (!ctx) throw error
      const query = props.searchParams ? pageParameters(await props.searchParams).toString() : ''
      return (
        <FailedPage ctx={ctx} heading={HEADING} address={pathOf(params) + (query && `?${query}`)}>
          We cannot show this page right now. Please try again.
        </FailedPage>
      )
    }
  }
}

export function withUnavailableTitle<Props>(metadata: (props: Props) => Promise<Metadata>) {
  return async (props: Props): Promise<Metadata> => {
    try {
      return await metadata(props)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return { title: HEADING, robots: 'noindex' }
    }
  }
}
