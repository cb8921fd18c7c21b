import { Mark } from './Mark'

/**
 * The payment methods a deposit (CHK-08). No icon set that may be used has the Maestro logo, so its name is text.
 */
const brands = {
  mastercard: { label: 'Mastercard', mark: 'pay-mastercard' },
  visa: { label: 'Visa', mark: 'pay-visa' },
  maestro: { label: 'Maestro', mark: null },
  googlePay: { label: 'Google Pay', mark: 'pay-googlePay' },
  applePay: { label: 'Apple Pay', mark: 'pay-applePay' },
} as const

export type PaymentBrand = keyof typeof brands

export const paymentBrands = Object.keys(brands) as readonly PaymentBrand[]

export function PaymentMark({ brand }: { brand: PaymentBrand }) {
  const { label, mark } = brands[brand]
  return (
    <span className="ground-paper inline-flex h-10 w-16 items-center justify-center rounded-control border border-line">
      {mark ? (
        <Mark name={mark} label={label} className="size-8" />
      ) : (
        <span className="text-xs font-semibold">{label}</span>
      )}
    </span>
  )
}
