import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface GroupStatsViewProps {
  heading: string | null | undefined
  figures: readonly { figure: string; label: string }[]
}

export function GroupStatsView({ heading, figures }: GroupStatsViewProps) {
  const Part = heading ? 'section' : 'div'
  return (
    <Part className="ground-night">
      <div className="container-page section-space">
        <SectionHeading className="mb-10">{heading}</SectionHeading>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse border-t border-line pt-5">
              <dt className="text-lg text-ink-3">{label}</dt>
              <dd className="tabular text-4xl font-bold tracking-tight sm:text-5xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Part>
  )
}
