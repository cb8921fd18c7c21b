import { pdfPath } from '@/domain/print/print-path'
import { trackedEvents } from '@/domain/tracking/events'
import { PageScript } from '@/ui/enhance/PageScript'
import { savePdf } from '@/ui/enhance/print/save-pdf'
import { type ButtonLook, buttonClass } from '@/ui/primitives/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { Spinner } from '@/ui/primitives/Spinner'

/** Saves a vehicle's sheet as `{slug}.pdf`, saying so while it is prepared (SHARE-09, SHARE-10). */
export function PdfLink({ slug, look = 'quiet' }: { slug: string; look?: ButtonLook }) {
  return (
    <>
      <a
        href={pdfPath({ slug })}
        download={`${slug}.pdf`}
        data-pdf=""
        className={buttonClass(look, 'small', 'pdf-link')}
      >
        <span data-idle="">
          <Icon name="download" />
          Save PDF
        </span>
        <span data-busy="" aria-hidden="true">
          <Spinner />
          Preparing...
        </span>
        <span role="status" className="sr-only" />
      </a>
      <PageScript run={savePdf} settings={{ event: trackedEvents.printPdf }} />
    </>
  )
}
