'use client'

import { Glyph } from '@/ui/primitives/Glyph'
import { glyphs } from '@/ui/primitives/glyphs'
import { IconButton } from '@/ui/primitives/IconButton'
import { Tooltip } from '@/ui/primitives/Tooltip'

/** A button that says more when it is hovered or focused. */
export function TooltipSample() {
  return (
    <Tooltip text="Includes stamp duty and twelve months’ rego">
      <IconButton icon={<Glyph path={glyphs.info} className="size-6" />} label="What drive away means" />
    </Tooltip>
  )
}
