import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

interface Props {
  /** The accessible name, for a button whose text is not clear alone. */
  readonly label?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

export function EditorButton({ label, onClick, children }: Props) {
  return (
    <Button buttonStyle="subtle" margin={false} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}
