import type { Brand } from '@/domain/brands/brand'
import { brandPath } from '@/domain/brands/brand-pages'
import { Logo } from '@/ui/chrome/Brand'
import { MakerMark } from '@/ui/marks/MakerMark'

interface Props {
  brands: readonly Brand[]
  /** All makes whose logos the page shows: see `MakerMark`. */
  sheet: readonly string[]
}

/** Brands with their logos, each with a link to its overview. */
export function BrandTiles({ brands, sheet }: Props) {
  return (
    <ul className="grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
      {brands.map((brand) => (
        <li key={brand.id} className="grid">
          <a
            href={brandPath(brand)}
            className="flex min-h-28 flex-col items-center justify-center gap-3 rounded-control border border-line p-4 text-center font-semibold transition-colors hover:border-ink-1"
          >
            <BrandLogo brand={brand} sheet={sheet} />
            <span className="[overflow-wrap:anywhere]">{brand.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The brand's own logo, or else its make's. The name stands below it. */
function BrandLogo({ brand: { logo, make }, sheet }: { brand: Brand; sheet: readonly string[] }) {
  if (logo) return <Logo logo={logo} alt="" lazy className="h-10 w-auto max-w-full object-contain" />
  return make && <MakerMark make={make} sheet={sheet} decorative className="size-10" />
}
