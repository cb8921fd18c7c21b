import { headers } from 'next/headers'
import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { templateFor } from '@/domain/flags/templates'
import { garageSaid } from '@/domain/shoppers/said'
import { cardOptions } from '@/domain/stock/card-options'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { listOwnReservations } from '@/server/checkout/list-own'
import { readGarage } from '@/server/shoppers/garage/read-garage'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { GarageView } from '@/ui/garage/GarageView'
import { RecentlyViewed } from '@/ui/vehicle-rows/RecentlyViewed'
import { MissingPage } from '../missing-page'
import { unlistedMetadata } from '../unlisted-metadata'
import { withUnavailablePage } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

const GARAGE = '/my-garage'

export const generateMetadata = unlistedMetadata('My garage')

/** What the shopper saved and sent (ROUTE-30). Always behind sign-in (AUTH-05). */
async function GaragePage({ params, searchParams }: Props) {
  const { host } = await params
  const ctx = await openSite(host, GARAGE)
  if (!ctx) return <MissingPage host={host} />
  const shopper = await gatePage(ctx, 'my-garage', { headers: await headers(), address: GARAGE })
  if (!shopper) return <MissingPage host={host} />
  const query = pageParameters(await searchParams)
  const card = cardOptions(ctx.settings)
  return (
    <>
      <GarageView
        garage={await readGarage(ctx, shopper)}
        reservations={
          ctx.settings['checkout.enabled'] ? await listOwnReservations(ctx, shopper, new Date()) : null
        }
        said={garageSaid(query.get('said'))}
        isDeleting={query.has('delete')}
        wording={ctx.settings['site.vehicleWording']}
        card={card}
        layout={templateFor(ctx.template).layout}
        now={new Date()}
      />
      <RecentlyViewed card={card} hasWeekly={listSmallPrint(ctx.financeProvider, ctx.settings) !== null} />
    </>
  )
}

export default withUnavailablePage(GaragePage, () => GARAGE)
