import type { PromisesBlock } from '@/payload-types'
import { Icon } from '@/ui/primitives/Icon'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

export function PromisesView({ block }: { block: PromisesBlock }) {
  const Part = block.heading ? 'section' : 'div'
  return (
    <Part className="border-y border-line">
      <div className="container-page py-8 sm:py-10">
        <SectionHeading className="mb-8">{block.heading}</SectionHeading>
        <ul
          className={`grid gap-x-8 gap-y-6 ${block.items.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2'} lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none`}
        >
          {block.items.map(({ id, icon, title, text }) => (
            <li key={id ?? title} className="flex gap-4">
              <Icon name={icon} className="size-8 shrink-0 text-link" />
              <div>
                <p className="text-lg font-semibold leading-snug">{title}</p>
                {text && <p className="mt-1 text-ink-3">{text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Part>
  )
}
