import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'

/** Asks once more before it deletes. A plain form. */
export function DeleteAccount() {
  return (
    <form
      method="post"
      action="/api/account/delete"
      className="grid max-w-xl gap-4 rounded-card bg-surface-2 p-5"
    >
      <h2 className="text-2xl">Delete your account?</h2>
      <p>
        Your account and your watchlist are deleted, and you are signed out everywhere. Enquiries that you
        sent stay with the dealer. Ask the dealer to erase them too.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Yes, delete it</Button>
        <ButtonLink link={{ label: 'Keep it', href: '/my-garage' }} look="secondary" />
      </div>
    </form>
  )
}
