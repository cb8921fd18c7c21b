import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { Notice, noticeLooks } from '@/ui/primitives/Notice'
import { Skeleton } from '@/ui/primitives/Skeleton'
import { Spinner } from '@/ui/primitives/Spinner'
import { State, States } from '../State'
import type { Section } from '../section'

const words: Record<(typeof noticeLooks)[number], string> = {
  info: 'Prices include on-road costs for a private buyer in Western Australia.',
  positive: 'Thank you. We have your enquiry and answer within one business day.',
  caution: 'The photographs are of a similar vehicle.',
  critical: 'This could not be sent. Nothing is lost: please try again.',
}

export const feedback: Section = {
  id: 'feedback',
  title: 'Notices, loading, nothing there',
  intro:
    'A skeleton has the size of what comes, so that nothing jumps. An empty place says why, and leads on.',
  grounds: ['paper', 'night'],
  show: () => (
    <States>
      {noticeLooks.map((look) => (
        <State key={look} name={look}>
          <Notice look={look}>{words[look]}</Notice>
        </State>
      ))}
      <State name="skeleton of a card">
        <div className="flex flex-col gap-3">
          <Skeleton className="aspect-3/2 w-full" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      </State>
      <State name="spinner">
        <Spinner className="size-8" />
      </State>
      <State name="empty" wide>
        <EmptyState
          icon="search"
          title="Nothing matches yet"
          actions={<ButtonLink link={{ label: 'Clear filters', href: '#feedback' }} />}
        >
          Try fewer filters, or tell us what you are after and we will look for it.
        </EmptyState>
      </State>
    </States>
  ),
}
