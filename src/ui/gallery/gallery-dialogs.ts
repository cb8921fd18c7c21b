import type { MouseEvent } from 'react'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'

export const dialogIds = { photos: 'photo-viewer', video: 'vehicle-video' } as const

/**
 * Returns the attributes of a button that opens a gallery dialog: the plain one (`PlainDialogs`) without
 * JavaScript, else by calling `open`.
 */
export const opensDialog = (id: string, open: () => void) => ({
  ...dialogCommand(id, 'show-modal'),
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    open()
  },
})
