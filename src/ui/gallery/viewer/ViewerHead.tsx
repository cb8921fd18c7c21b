import { IconButton } from '@/ui/primitives/buttons/IconButton'
import { Icon } from '@/ui/primitives/Icon'
import { dialogIds } from '../gallery-dialogs'
import { viewerHeadClass, viewerNameClass } from './viewer-looks'

interface Props {
  name: string
  shown: number
  count: number
  isZoomed: boolean
  onZoom: () => void
  onClose: () => void
}

export function ViewerHead({ name, shown, count, isZoomed, onZoom, onClose }: Props) {
  return (
    <div className={viewerHeadClass}>
      <h2 id={`${dialogIds.photos}-name`} className={viewerNameClass}>
        {name}
      </h2>
      <p className="photo-viewer-count whitespace-nowrap px-3 text-ink-2 tabular-nums" aria-live="polite">
        <span className="sr-only">Photo </span>
        {shown + 1} of {count}
      </p>
      <IconButton
        icon={<Icon name="search" className="size-6" />}
        label={isZoomed ? 'Zoom out' : 'Zoom in'}
        aria-pressed={isZoomed}
        onClick={onZoom}
      />
      <IconButton icon={<Icon name="close" className="size-6" />} label="Close photos" onClick={onClose} />
    </div>
  )
}
