import { configuredOrigin } from '@/domain/tenants/site-origin'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export interface ShareSettings {
  readonly 'vehiclePage.hidesTwitterShare': boolean
  readonly 'vehiclePage.copiedNotice': 'flag' | 'toast'
}

export type ShareMethod = 'facebook' | 'x' | 'sms'

export interface ShareLink {
  readonly way: ShareMethod
  readonly label: string
  readonly href: string
  /** SHARE-07. */
  readonly isPopup: boolean
}

export interface Share {
  readonly url: string
  readonly title: string
  readonly links: readonly ShareLink[]
}

export interface ShareView {
  /** Null if there is nothing to share. */
  readonly share: Share | null
  /** Where the confirmation of a copied link appears (SHARE-05, SHARE-06). */
  readonly notice: 'flag' | 'toast'
}

export function shareView(
  vehicle: Pick<Vehicle, 'name' | 'path'>,
  siteBaseUrl: string | null,
  settings: ShareSettings,
): ShareView {
  return {
    share: shareOf(vehicle, siteBaseUrl, settings),
    notice: settings['vehiclePage.copiedNotice'],
  }
}

/**
 * SHARE-01, SHARE-02, SHARE-04. Null without a base URL: the block is hidden if there is nothing to share (SHARE-03).
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
