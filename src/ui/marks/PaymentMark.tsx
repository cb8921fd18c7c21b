import { siApplepay, siGooglepay, siMastercard, siVisa } from 'simple-icons'
import { Mark } from './Mark'

/** How a deposit can be paid (CHK-08). Maestro's mark is in no set that may be used, so its name is set in type. */
const brands = {
  mastercard: { label: 'Mastercard', path: siMastercard.path },
  visa: { label: 'Visa', path: siVisa.path },
  maestro: { label: 'Maestro', path: null },
  googlePay: { label: 'Google Pay', path: siGooglepay.path },
  applePay: { label: 'Apple Pay', path: siApplepay.path },
} as const

export type PaymentBrand = keyof typeof brands

/** In the order of the payment-card strip. */
export const paymentBrands = Object.keys(brands) as readonly PaymentBrand[]

/** One card of the payment-card strip. */
export function PaymentMark({ brand }: { brand: PaymentBrand }) {
  const { label, path } = brands[brand]
  return (
    <span className="ground-paper inline-flex h-10 w-16 items-center justify-center rounded-control border border-line">
      {path ? (
        <Mark path={path} label={label} className="size-8" />
      ) : (
        <span className="text-xs font-semibold">{label}</span>
      )}
    </span>
  )
}
