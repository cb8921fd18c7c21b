import type { WarrantyBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { Icon } from '@/ui/primitives/Icon'

interface WarrantyViewProps {
  block: WarrantyBlock
  usual: string
}

export function WarrantyView({ block, usual }: WarrantyViewProps) {
  const promises = block.promises?.length ? block.promises : [{ id: 'usual', covers: null, wording: usual }]
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {promises.map(({ id, covers, wording }) => (
          <li key={id ?? wording} className="ground-quiet flex gap-4 rounded-card p-6 md:max-lg:flex-col">
            <Icon name="shield" className="size-8 shrink-0 text-link" />
            <div className="flex flex-col gap-1">
              {covers && <h3 className="text-lg">{covers}</h3>}
              <p className="text-ink-2">{wording}</p>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
