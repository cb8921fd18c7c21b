import { type PaymentBrand, PaymentMark } from '@/ui/marks/PaymentMark'

interface PaymentStripViewProps {
  heading: string | null | undefined
  brands: readonly PaymentBrand[]
}

/** Renders nothing if the website accepts none (CB-04). */
export function PaymentStripView({ heading, brands }: PaymentStripViewProps) {
  if (brands.length === 0) return null
  return (
    <section className="container-page flex flex-wrap items-center justify-center gap-x-8 gap-y-4 py-8">
      {heading && <h2 className="text-base font-semibold text-ink-2">{heading}</h2>}
      <ul className="flex flex-wrap justify-center gap-2">
        {brands.map((brand) => (
          <li key={brand}>
            <PaymentMark brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  )
}
