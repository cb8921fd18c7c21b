import { headers } from 'next/headers'
import { SAVE_SEARCH, saveSearchPath } from '@/domain/shoppers/alerts/save-search-path'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { searchToSave } from '@/server/shoppers/alerts/saved-searches'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { SaveSearchView } from '@/ui/garage/SaveSearchView'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

export const generateMetadata = unlistedMetadata('Save a search')

/** Saves the search of a results page to the shopper's account: `/save-search?search={path and query}`. */
async function SaveSearchPage({ params, searchParams }: Props) {
  const { host } = await params
  const search = pageParameters(await searchParams).get('search') ?? ''
  const address = saveSearchPath(search)
  const ctx = await openSite(host, address)
  const found = ctx?.settings['garage.savedSearches'] ? await searchToSave(ctx, search) : null
  if (!ctx || !found) return <MissingPage host={host} />
  await gatePage(ctx, 'my-garage', { headers: await headers(), address })
  return <SaveSearchView search={found} wording={ctx.settings['site.vehicleWording']} />
}

export default withUnavailablePage(SaveSearchPage, () => SAVE_SEARCH)
