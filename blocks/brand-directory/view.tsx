import type { Brand } from '@/domain/brands/brand'
import type { BrandGroup } from '@/domain/brands/brand-pages'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { BrandTiles } from '@/ui/brands/BrandTiles'

interface Props {
  heading: string | null | undefined
  groups: readonly BrandGroup<Brand>[]
}

export function BrandDirectoryView({ heading, groups }: Props) {
  if (groups.length === 0) return null
  const Group = heading ? 'h3' : 'h2'
  const makes = groups.flatMap(({ brands }) => brands.flatMap(({ make }) => make ?? []))
  return (
    <BlockSection heading={heading} headingClass="mb-8">
      <div className="grid gap-10">
        {groups.map(({ kind, label, brands }) => (
          <section key={kind}>
            <Group className="mb-4 text-2xl">{label}</Group>
            <BrandTiles brands={brands} sheet={makes} />
          </section>
        ))}
      </div>
    </BlockSection>
  )
}
