import { sandboxCards } from '@/domain/payments/sandbox-cards'
import { Button } from '@/ui/primitives/buttons/Button'
import { Notice } from '@/ui/primitives/Notice'

/** The payment step of the built-in sandbox: it takes test cards only. */
export function SandboxPayment({ token, amount }: { token: string; amount: string }) {
  return (
    <form
      method="post"
      action={`/api/checkout/${token}/pay`}
      className="grid gap-4 rounded-card bg-surface-2 p-5"
    >
      <Notice look="caution">
        This is a sandbox: choose a test card. No money is taken. Never enter a real card here.
      </Notice>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">Test card</legend>
        {sandboxCards.map(({ number, label }, index) => (
          <label key={number} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="card"
              value={number}
              defaultChecked={index === 0}
              className="size-5 shrink-0 accent-(--button)"
            />
            <span>
              {number}: {label}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large">
        Pay {amount}
      </Button>
    </form>
  )
}

/** The sandbox's 3-D Secure step, in place of the bank's page. */
export function SandboxConfirmation({ token }: { token: string }) {
  return (
    <form
      method="post"
      action={`/api/checkout/${token}/confirm`}
      className="grid gap-4 rounded-card bg-surface-2 p-5"
    >
      <p>This is a sandbox. Here, your bank would ask you to confirm the payment.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="answer" value="approve">
          Confirm the payment
        </Button>
        <Button type="submit" name="answer" value="decline" look="secondary">
          Refuse it
        </Button>
      </div>
    </form>
  )
}
