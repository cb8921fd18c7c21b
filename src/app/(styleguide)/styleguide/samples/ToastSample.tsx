'use client'

import { Button } from '@/ui/primitives/buttons/Button'
import PageToast from '@/ui/primitives/overlays/page-toast.island'
import { showToast } from '@/ui/stores/toast'

export function ToastSample() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => showToast('Saved to your garage')}>
        Save
      </Button>
      <Button look="secondary" onClick={() => showToast('Link copied', 3_000)}>
        Copy, for 3 s
      </Button>
      <PageToast />
    </div>
  )
}
