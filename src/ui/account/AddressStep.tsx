import { Button } from '@/ui/primitives/buttons/Button'
import { TextField } from '@/ui/primitives/fields/TextField'
import { AskedFields } from './AskedFields'
import type { Asked } from './asked'
import SavedHere from './saved-here.island'

interface Props {
  email: string
  asked: Asked
}

const form = 'grid gap-4 rounded-card border border-line bg-surface-1 p-5'

/** One address field in each form, so that each works by itself. */
export function AddressStep({ email, asked }: Props) {
  return (
    <>
      <form method="post" action="/api/account/start" className={form}>
        <AskedFields asked={asked} />
        <TextField
          id="sign-in-email"
          name="email"
          label="Email address"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
        />
        <p className="text-ink-2">We email you a code. If you are new here, the code creates your account.</p>
        <div>
          <Button type="submit">Email me a code</Button>
        </div>
      </form>
      <details className="group">
        <summary className="cursor-pointer py-2 font-semibold">I have a password</summary>
        <form method="post" action="/api/account/password" className={`mt-3 ${form}`}>
          <AskedFields asked={asked} />
          <SavedHere />
          <TextField
            id="password-email"
            name="email"
            label="Email address"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
          <TextField
            id="sign-in-password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            required
          />
          <div>
            <Button type="submit">Sign in</Button>
          </div>
        </form>
      </details>
    </>
  )
}
