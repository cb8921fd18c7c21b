import { Button } from '@/ui/primitives/buttons/Button'
import { FieldError } from '@/ui/primitives/fields/FieldError'
import { TextField } from '@/ui/primitives/fields/TextField'

interface Props {
  action: string
  postcode?: string
  problem?: string | null
}

const ERROR = 'postcode-error'

/** Asks for a postcode and opens the page with the nearest locations first. */
export function PostcodeForm({ action, postcode = '', problem = null }: Props) {
  return (
    <form action={action} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          id="locator-postcode"
          name="postcode"
          label="Your postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? ERROR : undefined}
        />
        <Button type="submit">Find the nearest</Button>
      </div>
      {problem && <FieldError id={ERROR}>{problem}</FieldError>}
    </form>
  )
}
