import { templateFor } from '@/domain/flags/templates'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { answerUnavailable } from '@/server/pages/answer-marks'
import { SearchBand } from '@/ui/search/SearchBand'
import { SearchDown } from '@/ui/search/SearchDown'

interface Props {
  ctx: TenantContext
  heading: string
  /** Where to try again. */
  address: string
}

/** In place of a results page whose results cannot be told now: answered with 503, with the way to ask again. */
export async function FailedSearch({ ctx, heading, address }: Props) {
  await answerUnavailable()
  const { layout } = templateFor(ctx.template)
  const wording = ctx.settings['site.vehicleWording']
  return (
    <>
      <SearchBand heading={heading} ground={layout.searchBand} count={null} wording={wording} />
      <div className="container-page py-8">
        <SearchDown address={address} />
      </div>
    </>
  )
}
