import type { SignInType } from '@/domain/shoppers/gates'
import type { SignInStep } from '@/domain/shoppers/sign-in-step'
import { Notice } from '@/ui/primitives/Notice'
import { AddressStep } from './AddressStep'
import type { Asked } from './asked'
import { CodeStep } from './CodeStep'
import { PhoneStep } from './PhoneStep'

interface Props {
  step: Exclude<SignInStep, { kind: 'done' }>
  asked: Asked
  /** What the last form did. */
  said: string | null
}

const reasons: Readonly<Record<SignInType, string>> = {
  'trade-in': 'Sign in to value your vehicle.',
  checkout: 'Sign in to reserve or buy.',
  finance: 'Sign in to apply for finance.',
  'car-finance': 'Sign in to apply for finance.',
  'spin-to-win': 'Sign in to spin the wheel.',
  'online-payment': 'Sign in to pay online.',
  'my-garage': 'Sign in to open your garage.',
  watchlist: 'Sign in to save vehicles to your watchlist.',
}

/** Signs in, or signs up, in plain forms (ROUTE-27). */
export function SignInView({ step, asked, said }: Props) {
  return (
    <div className="container-page grid max-w-xl gap-6 py-8 sm:py-12">
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{step.kind.startsWith('phone') ? 'Your number' : 'Sign in'}</h1>
        <p className="text-ink-2">{reasons[asked.type]}</p>
      </div>
      {said && (
        <Notice look="caution" live="alert">
          {said}
        </Notice>
      )}
      {step.kind === 'address' && <AddressStep email={step.email} asked={asked} />}
      {step.kind === 'code' && <CodeStep to={step.email} action="code" asked={asked} />}
      {step.kind === 'phone' && <PhoneStep phone={step.phone} asked={asked} />}
      {step.kind === 'phone-code' && <CodeStep to={step.phone} action="phone-code" asked={asked} />}
      <p>
        <a href={asked.back} className="underline">
          Back
        </a>
      </p>
    </div>
  )
}
