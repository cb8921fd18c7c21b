import { PageScript } from '../enhance/PageScript'
import { showToast } from '../enhance/show-toast'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { TOAST_REMOVAL } from './toast-removal'

/** The one toast of a page without islands, empty until `forecourt:toast` says something. Islands have `ToastProvider`. */
export function PageToast() {
  return (
    <div role="status">
      <div popover="manual" data-toast="" className="toast ground-night">
        <div className="flex items-center gap-3 py-1 pr-1 pl-4">
          <Icon name="info" />
          <p className="min-w-0 flex-1 py-2" />
          <IconButton icon={<Icon name="close" className="size-6" />} label="Dismiss" />
        </div>
      </div>
      <PageScript run={showToast} settings={{ removal: TOAST_REMOVAL }} />
    </div>
  )
}
