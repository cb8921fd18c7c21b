import type { LeadStep } from '@/domain/leads/form/lead-form'

interface Props {
  steps: readonly LeadStep[]
  current: number
}

/** Where a shopper is in a form of several steps. Without JavaScript all steps are on the page, and there is no list. */
export function StepList({ steps, current }: Props) {
  return (
    <ol
      aria-label="Steps"
      className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-2 [@media(scripting:none)]:hidden"
    >
      {steps.map(({ title }, index) => (
        <li
          // Steps never change their order.
          key={title ?? index}
          aria-current={index === current ? 'step' : undefined}
          className="flex items-center gap-2 aria-[current=step]:font-semibold aria-[current=step]:text-ink-1"
        >
          <span
            className={`grid size-6 place-items-center rounded-full border text-xs ${index <= current ? 'border-button bg-button text-on-button' : 'border-outline'}`}
          >
            {index + 1}
          </span>
          {title ?? `Step ${index + 1}`}
        </li>
      ))}
    </ol>
  )
}
