import { configuredOrigin } from '@/domain/tenants/site-origin'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export interface ShareSettings {
  readonly 'vehiclePage.hidesTwitterShare': boolean
  readonly 'vehiclePage.copiedNotice': 'flag' | 'toast'
}

export type ShareWay = 'facebook' | 'x' | 'sms'

export interface ShareLink {
  readonly way: ShareWay
  readonly label: string
  readonly href: string
  /** Opens in a small popup window (SHARE-07). */
  readonly isPopup: boolean
}

export interface Share {
  /** The vehicle page's URL. */
  readonly url: string
  readonly title: string
  readonly links: readonly ShareLink[]
}

/**
 * The share links of a vehicle's page (SHARE-01, SHARE-02), with Twitter unless the site hides it (SHARE-04). Null if
 * the site's base URL is not configured: without a URL there is nothing to copy or send, so the block is hidden
 * (SHARE-03).
 */
export function shareOf(
  vehicle: Pick<Vehicle, 'name' | 'path'>,
  siteBaseUrl: string | null,
  settings: ShareSettings,
): Share | null {
  const origin = configuredOrigin(siteBaseUrl)
  if (!origin) return null
  const url = origin + vehicle.path
  const title = vehicle.name
  const coded = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  const all: ShareLink[] = [
    {
      way: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${coded}`,
      isPopup: true,
    },
    { way: 'x', label: 'X', href: `https://x.com/intent/post?url=${coded}&text=${text}`, isPopup: true },
    { way: 'sms', label: 'Message', href: `sms:?&body=${text}%20${coded}`, isPopup: false },
  ]
  const links = all.filter(({ way }) => way !== 'x' || !settings['vehiclePage.hidesTwitterShare'])
  return { url, title, links }
}
