'use client'

import { island } from '@/ui/island/island'
import { Button } from '@/ui/primitives/buttons/Button'
import { Icon } from '@/ui/primitives/Icon'

function PrintButton() {
  return (
    <Button size="small" icon={<Icon name="print" />} onClick={() => window.print()}>
      Print
    </Button>
  )
}

export default island('print-button', 'visible', PrintButton)
