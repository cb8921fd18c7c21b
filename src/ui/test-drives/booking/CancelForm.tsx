import type { TestDriveWord } from '@/domain/test-drives/test-drive-word'
import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'

interface Props {
  word: TestDriveWord
  token: string
  /** Of the booking's page, to keep it. */
  address: string
}

/** Asks once more before it cancels. A plain form. */
export function CancelForm({ word, token, address }: Props) {
  return (
    <form
      method="post"
      action={`/api/test-drive/${token}/cancel`}
      className="grid gap-4 rounded-card bg-surface-2 p-5"
    >
      <h2 className="text-2xl">Cancel this {word}?</h2>
      <p>We will give the time to somebody else.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Yes, cancel it</Button>
        <ButtonLink link={{ label: 'Keep it', href: address }} look="secondary" />
      </div>
    </form>
  )
}
