import { siFacebook, siX } from 'simple-icons'
import { type ShareSettings, type ShareWay, shareOf } from '@/domain/share/share-links'
import type { Vehicle } from '@/domain/stock/vehicle'
import { PageScript } from '@/ui/enhance/PageScript'
import { shareVehicle } from '@/ui/enhance/share/share-vehicle'
import { Mark } from '@/ui/marks/Mark'
import { Icon } from '@/ui/primitives/Icon'

const icons: Record<ShareWay, React.ReactNode> = {
  facebook: <Mark path={siFacebook.path} className="size-5" />,
  x: <Mark path={siX.path} className="size-[1.125rem]" />,
  sms: <Icon name="message" />,
}

interface Props {
  vehicle: Pick<Vehicle, 'name' | 'path'>
  /** Where the site says it is; without it there is nothing to share (SHARE-03). */
  siteBaseUrl: string | null
  settings: ShareSettings
}

/** Passing a vehicle on: networks, a message, its link, and a phone's own ways (SHARE-01…07). */
export function ShareBlock({ vehicle, siteBaseUrl, settings }: Props) {
  const share = shareOf(vehicle, siteBaseUrl, settings)
  if (!share) return null
  return (
    <section className="share-block" aria-labelledby="share-heading" data-share-block="">
      <h2 id="share-heading">Share</h2>
      <ul>
        <li>
          <button type="button" data-share-sheet="" hidden suppressHydrationWarning>
            <Icon name="share" />
            <span className="sr-only">More ways to share</span>
          </button>
        </li>
        {share.links.map(({ way, label, href, isPopup }) => (
          <li key={way}>
            <a
              href={href}
              data-popup={isPopup ? '' : undefined}
              target={isPopup ? '_blank' : undefined}
              rel={isPopup ? 'noreferrer' : undefined}
            >
              {icons[way]}
              <span className="sr-only">
                {isPopup ? `Share on ${label} (opens a window)` : 'Send as a message'}
              </span>
            </a>
          </li>
        ))}
        <li className="share-copy">
          <button type="button" data-share-copy="">
            <Icon name="copy" />
            <span className="share-words">
              <span data-idle="">Copy link</span>
              <span data-done="">Copied</span>
            </span>
          </button>
        </li>
      </ul>
      <p role="status" data-share-said="" className="sr-only" />
      <PageScript
        run={shareVehicle}
        settings={{ url: share.url, title: share.title, notice: settings['vehiclePage.copiedNotice'] }}
      />
    </section>
  )
}
