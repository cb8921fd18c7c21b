import { printPath } from '@/domain/print/print-path'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import PdfLink from './pdf-link.island'

/** Links to a vehicle's print page, in a new tab (SHARE-08), and to its PDF (SHARE-09). */
export function PrintButtons({ slug }: { slug: string }) {
  return (
    <div className="flex flex-wrap gap-2 [&_a]:rounded-control [&_a]:border-line [&_a]:px-3.5 [&_a]:hover:border-ink-4 [&_a]:hover:bg-surface-2">
      <a href={printPath({ slug })} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
        <Icon name="print" />
        Print
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <PdfLink slug={slug} />
    </div>
  )
}
