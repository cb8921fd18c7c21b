import { nearestLandings } from '@/domain/stock/search/landing/nearest-landings'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { MissingPage } from '../missing-page'
import { landingSegments, type ResultsParams } from './open-results'

export async function MissingLanding({ params }: { params: ResultsParams }) {
  const { host } = await params
  const ctx = await resolveTenant(host)
  const segments = await landingSegments(params)
  const guesses = ctx ? nearestLandings(segments, await getLandingNames(ctx)) : []
  return <MissingPage host={host} guesses={guesses} />
}
