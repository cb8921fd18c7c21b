import type { MouseEvent } from 'react'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'

/** Ids of the gallery's dialogs, named by the buttons that open them. */
export const dialogIds = { photos: 'photo-viewer', video: 'vehicle-video' } as const

/** The attributes of a button that opens a dialog of the gallery: the plain one without scripts (`PlainDialogs`), else by `open`. */
export const opensDialog = (id: string, open: () => void) => ({
  ...dialogCommand(id, 'show-modal'),
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    open()
  },
})
