import type { ReactNode } from 'react'
import { templateFor } from '@/domain/flags/templates'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { answerUnavailable } from '@/server/pages/answer-marks'
import { PageUnavailable } from '@/ui/chrome/PageUnavailable'
import { SearchBand } from '@/ui/search/results/SearchBand'

interface Props {
  ctx: TenantContext
  heading: string
  address: string
  children: ReactNode
}

/** Replaces a page that cannot be read now. Answers 503, with a link to try again. */
export async function FailedPage({ ctx, heading, address, children }: Props) {
  await answerUnavailable()
  const { layout } = templateFor(ctx.template)
  const wording = ctx.settings['site.vehicleWording']
  return (
    <>
      <SearchBand heading={heading} ground={layout.searchBand} count={null} wording={wording} />
      <div className="container-page py-8">
        <PageUnavailable address={address}>{children}</PageUnavailable>
      </div>
    </>
  )
}
