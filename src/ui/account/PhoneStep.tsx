import { Button } from '@/ui/primitives/buttons/Button'
import { TextField } from '@/ui/primitives/fields/TextField'
import { AskedFields } from './AskedFields'
import type { Asked } from './asked'

interface Props {
  phone: string
  asked: Asked
}

/** The watchlist needs a confirmed number (WATCH-05). */
export function PhoneStep({ phone, asked }: Props) {
  return (
    <form
      method="post"
      action="/api/account/phone"
      className="grid gap-4 rounded-card border border-line bg-surface-1 p-5"
    >
      <AskedFields asked={asked} />
      <TextField
        id="sign-in-phone"
        name="phone"
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        required
        defaultValue={phone}
      />
      <p className="text-ink-2">We send a code to confirm it. The watchlist needs a number.</p>
      <div>
        <Button type="submit">Send me a code</Button>
      </div>
    </form>
  )
}
