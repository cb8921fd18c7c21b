import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { Notice } from '@/ui/primitives/Notice'
import { State, States } from '../State'
import type { Section } from '../section'

export const feedback: Section = {
  id: 'feedback',
  title: 'Notices, loading, empty states',
  intro: 'An empty state explains why and offers a next step.',
  grounds: ['paper', 'night'],
  show: () => (
    <States>
      <State name="info">
        <Notice>Prices include on-road costs for a private buyer in Western Australia.</Notice>
      </State>
      <State name="caution">
        <Notice look="caution">The photographs are of a similar vehicle.</Notice>
      </State>
      <State name="spinner">
        <span aria-hidden="true" className="spinner size-8" />
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
