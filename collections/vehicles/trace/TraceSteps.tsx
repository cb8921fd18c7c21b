import type { StepState, TraceStep } from '@/domain/stock/trace/trace-step'

const marks: Readonly<Record<StepState, { sign: string; word: string; look: string }>> = {
  passed: { sign: '✓', word: 'Yes', look: 'tw:text-good' },
  warning: { sign: '!', word: 'Yes, with a problem', look: 'tw:text-bad' },
  stopped: { sign: '✗', word: 'No', look: 'tw:text-bad' },
  unknown: { sign: '?', word: 'Not known', look: 'tw:text-bad' },
}

export const TraceSteps = ({ steps }: { readonly steps: readonly TraceStep[] }) => (
  <ol className="tw:m-0 tw:grid tw:list-none tw:gap-2 tw:p-0">
    {steps.map(({ name, state, text }) => {
      const { sign, word, look } = marks[state]
      return (
        <li key={name} className="tw:grid tw:grid-cols-[1.5rem_minmax(0,1fr)] tw:gap-half">
          <span aria-hidden="true" className={`tw:font-bold ${look}`}>
            {sign}
          </span>
          <span className="tw:wrap-anywhere">
            <strong>{name}.</strong> <span className="tw:sr-only">{word}. </span>
            {text}
          </span>
        </li>
      )
    })}
  </ol>
)
