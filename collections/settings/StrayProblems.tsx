import type { OverrideProblem } from '@/domain/flags/overrides/parse-overrides'
import { EditorButton } from './EditorButton'

interface Props {
  readonly problems: readonly OverrideProblem[]
  readonly onRemove: (key: string) => void
}

/** Stored values that have no row on this level, such as those of a renamed switch. */
export function StrayProblems({ problems, onRemove }: Props) {
  if (problems.length === 0) return null
  return (
    <ul className="tw:list-none tw:p-0 tw:text-bad" aria-label="Stored values that cannot be used">
      {problems.map(({ key, message }) => (
        <li key={key}>
          <code>{key}</code>: {message}{' '}
          <EditorButton onClick={() => onRemove(key)}>Remove {key}</EditorButton>
        </li>
      ))}
    </ul>
  )
}
