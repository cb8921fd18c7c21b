import { Button } from '@/ui/primitives/buttons/Button'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { TextField } from '@/ui/primitives/fields/TextField'

interface Props {
  email: string
  phone: string | null
  hasPassword: boolean
}

const CONFIRM_NUMBER = '/sign-in?type=watchlist&redirect=/my-garage&back=/my-garage'

export function AccountSection({ email, phone, hasPassword }: Props) {
  return (
    <section className="grid max-w-xl gap-4" aria-labelledby="account-heading">
      <h2 id="account-heading" className="text-2xl">
        Your account
      </h2>
      <p>
        {email}
        {phone && <br />}
        {phone}
      </p>
      {!phone && (
        <div>
          <ButtonLink link={{ label: 'Confirm your number', href: CONFIRM_NUMBER }} look="secondary" />
        </div>
      )}
      <form method="post" action="/api/account/new-password" className="grid gap-3">
        <TextField
          id="new-password"
          name="password"
          label={hasPassword ? 'New password' : 'Set a password'}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
        />
        <p className="text-ink-2">
          12 characters or more. It signs out your other browsers. You can always sign in with a code.
        </p>
        <div>
          <Button type="submit" look="secondary">
            {hasPassword ? 'Change the password' : 'Set the password'}
          </Button>
        </div>
      </form>
      <form method="post" action="/api/account/sign-out" className="flex flex-wrap gap-3">
        <Button type="submit">Sign out</Button>
        <Button type="submit" name="everywhere" value="1" look="secondary">
          Sign out everywhere
        </Button>
      </form>
      <div className="flex flex-wrap gap-3">
        <ButtonLink link={{ label: 'Download my data', href: '/api/account/data' }} look="secondary" />
        <ButtonLink link={{ label: 'Delete my account', href: '/my-garage?delete=1' }} look="secondary" />
      </div>
    </section>
  )
}
