import { PageScript } from '@/ui/enhance/PageScript'
import { loadNear } from '@/ui/enhance/rows/load-near'
import { fetchPage } from '@/ui/enhance/search/fetch-page'

/** What fetches rows of vehicles that come late. Once is enough; more do no harm. */
export function LateScripts() {
  return <PageScript run={loadNear} parts={{ fetchPage }} />
}
