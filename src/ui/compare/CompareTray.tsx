import { COMPARE, MOST_COMPARED } from '@/domain/compare/compare-path'
import { keepCompare } from '@/ui/enhance/compare/keep-compare'
import { keptList } from '@/ui/enhance/kept-list'
import { PageScript } from '@/ui/enhance/PageScript'
import { buttonClass } from '@/ui/primitives/button-looks'
import { Icon } from '@/ui/primitives/Icon'

/** A picture of one clear pixel: one without a source counts as broken, and some vehicles have no photo. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** What is chosen to be compared, at the lower edge of the window (CMP-01); not there while nothing is, and without scripts. */
export function CompareTray() {
  return (
    <section
      className="compare-tray ground-paper"
      aria-label="Compare"
      data-compare-tray=""
      hidden
      suppressHydrationWarning
    >
      <div className="container-page compare-tray-row">
        <ul
          data-compare-list=""
          className="compare-tray-list"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; development's framework must leave it to the script
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <p
          role="status"
          data-compare-count=""
          className="compare-tray-count"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <button type="button" data-compare-clear="" className={buttonClass('quiet', 'small')}>
          Clear<span className="sr-only"> what is to be compared</span>
        </button>
        <a
          href={COMPARE}
          data-compare-link=""
          suppressHydrationWarning
          className={buttonClass('primary', 'small')}
        >
          Compare
        </a>
      </div>
      {/* No template: what it holds is not among its children, where development's framework looks for it. */}
      <ul hidden data-compare-item="">
        <li>
          {/* biome-ignore lint/performance/noImgElement: filled by a page script */}
          <img src={NOTHING} alt="" width={60} height={40} />
          <button type="button">
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      </ul>
      <PageScript run={keepCompare} settings={{ most: MOST_COMPARED, path: COMPARE }} parts={{ keptList }} />
    </section>
  )
}
