import { Price } from '@/ui/primitives/text/Price'
import { State, States } from '../State'
import type { Section } from '../section'

const scale = [
  { size: '64', look: 'text-5xl' },
  { size: '48', look: 'text-4xl' },
  { size: '36', look: 'text-3xl' },
  { size: '28', look: 'text-2xl' },
  { size: '22', look: 'text-xl' },
] as const

const text = [
  { size: '18', look: 'text-lg' },
  { size: '16', look: 'text-base' },
  { size: '14', look: 'text-sm' },
  { size: '12', look: 'text-xs' },
] as const

function Type() {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        {scale.map(({ size, look }) => (
          <div key={size} className="flex items-baseline gap-4">
            <span className="w-8 shrink-0 text-xs text-ink-3">{size}</span>
            <h3 className={`min-w-0 break-words ${look}`}>Drive away today</h3>
          </div>
        ))}
        {text.map(({ size, look }) => (
          <div key={size} className="flex items-baseline gap-4">
            <span className="w-8 shrink-0 text-xs text-ink-3">{size}</span>
            <p className={look}>Two careful owners, full service history, roadworthy and ready.</p>
          </div>
        ))}
      </div>
      <States>
        <State name="price, with the previous price">
          <p className="price-line" data-size="page">
            <Price amount={41_490} was /> <Price amount={38_990} />
          </p>
        </State>
      </States>
      <States>
        {(['rounded-card', 'rounded-control'] as const).map((look) => (
          <State key={look} name={look}>
            <div className={`h-20 border border-line bg-surface-2 ${look}`} />
          </State>
        ))}
        <State name="shadow-raised">
          <div className="h-20 rounded-card bg-surface-1 shadow-raised" />
        </State>
      </States>
    </div>
  )
}

export const type: Section = {
  id: 'type',
  title: 'Type, prices, shape',
  intro:
    'A text family and a display family, both self-hosted, in nine sizes. Prices use tabular figures, so they align in columns. Corners and spacing come from the theme’s radius and density.',
  show: () => <Type />,
}
