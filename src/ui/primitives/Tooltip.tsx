'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

interface TooltipProps {
  /** A few words more; never what somebody needs, because touch has no hovering. */
  text: string
  /** The button it belongs to, which has a name of its own. */
  children: ReactElement
}

/** Words beside a button while it is hovered or focused; Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Provider>
      <Base.Root>
        <Base.Trigger render={children} delay={300} />
        <Base.Portal>
          <Base.Positioner sideOffset={8} className="ground-night z-50 rounded-control">
            <Base.Popup className="floating max-w-64 px-3 py-2 text-sm">{text}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  )
}
