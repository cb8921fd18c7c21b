import { Icon } from './Icon'
import type { IconName } from './icon-set'

export interface Spec {
  readonly label: string
  readonly value: string
  readonly icon?: IconName
}

interface Props {
  specs: readonly Spec[]
  /** In cells, in one line each, or in lines of two columns where there is room. */
  look?: 'grid' | 'rows' | 'columns'
}

/** Labels with their values. */
export function SpecList({ specs, look = 'grid' }: Props) {
  if (specs.length === 0) return null
  return (
    <dl className="spec-list" data-look={look}>
      {specs.map(({ label, value, icon }) => (
        <div key={label}>
          <dt>
            {icon && <Icon name={icon} />}
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
