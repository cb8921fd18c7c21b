'use client'

import { Button } from '@/ui/primitives/Button'
import { ToastProvider, useToast } from '@/ui/primitives/Toast'

/** Two buttons that answer with a toast. */
export function ToastSample() {
  return (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  )
}

function Buttons() {
  const show = useToast()
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => show({ text: 'Saved to your garage' })}>
        Save
      </Button>
      <Button look="secondary" onClick={() => show({ text: 'Link copied', duration: 3_000 })}>
        Copy, for 3 s
      </Button>
    </div>
  )
}
