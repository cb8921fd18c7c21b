import { Button } from '@/ui/primitives/buttons/Button'
import { TextField } from '@/ui/primitives/fields/TextField'
import { AskedFields } from './AskedFields'
import type { Asked } from './asked'
import SavedHere from './saved-here.island'

interface Props {
  /** Email address or number that the code proves. */
  to: string
  action: 'code' | 'phone-code'
  asked: Asked
}

export function CodeStep({ to, action, asked }: Props) {
  return (
    <>
      <form
        method="post"
        action={`/api/account/${action}`}
        className="grid gap-4 rounded-card border border-line bg-surface-1 p-5"
      >
        <AskedFields asked={asked} />
        {action === 'code' && <SavedHere />}
        <p role="status">
          {action === 'code'
            ? `We have sent a code to ${to}.`
            : `We have sent a code for ${to}. If no text message comes, look in your email.`}
        </p>
        <TextField
          id="sign-in-code"
          name="code"
          label="Code, 6 digits"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <div>
          <Button type="submit">Continue</Button>
        </div>
      </form>
      <form method="post" action="/api/account/restart">
        <AskedFields asked={asked} />
        <Button type="submit" look="secondary">
          {action === 'code' ? 'Use another address, or get a new code' : 'Use another number'}
        </Button>
      </form>
    </>
  )
}
