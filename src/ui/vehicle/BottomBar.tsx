import { phoneHref } from '@/domain/content/link'
import { callNumber } from '@/domain/stock/call-number'
import type { Vehicle } from '@/domain/stock/vehicle'
import { Button } from '@/ui/primitives/Button'
import { buttonClass } from '@/ui/primitives/button-looks'
import { dialogCommand } from '@/ui/primitives/Dialog'
import { Icon } from '@/ui/primitives/Icon'
import { testDriveWords } from './test-drive-words'
import { dialogs } from './vehicle-anchors'
import type { VehiclePageSettings } from './vehicle-page-settings'

/** Opens past so many pixels of scrolling (VDP-13): from the next one on. */
const SHOWN_FROM = 901

/** The page's calls to action at the screen's foot, on sites that have it (VDP-10, VDP-13). */
export function BottomBar({ vehicle, settings }: { vehicle: Vehicle; settings: VehiclePageSettings }) {
  const number = callNumber(vehicle, settings)
  const isShown = settings['phone.shownFromStart']
  return (
    <section className="bottom-bar" aria-label="Contact us about this vehicle" data-shown-from={SHOWN_FROM}>
      <div className="container-page">
        <Button {...dialogCommand(dialogs.enquiry, 'show-modal')}>{settings['enquiry.buttonText']}</Button>
        <Button look="secondary" {...dialogCommand(dialogs.testDrive, 'show-modal')}>
          {testDriveWords(vehicle, settings['site.vehicleWording'])}
        </Button>
        {number && (
          <a href={isShown ? phoneHref(number) : '#contact'} className={buttonClass('secondary')}>
            <Icon name="phone" />
            <span>
              {isShown ? (
                <>
                  Call<span className="max-sm:sr-only"> {number}</span>
                </>
              ) : (
                'Call Us'
              )}
            </span>
          </a>
        )}
      </div>
    </section>
  )
}
