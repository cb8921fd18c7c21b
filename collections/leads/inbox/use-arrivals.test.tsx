import { renderHook } from '@testing-library/react'
import type { InboxRow } from '@/domain/leads/inbox/inbox-row'
import { useArrivals } from './use-arrivals'

const row = (id: string, minute: number): InboxRow => ({
  id,
  timeZone: 'Australia/Brisbane',
  createdAt: new Date(Date.UTC(2026, 10, 24, 1, minute)).toISOString(),
  name: id,
  form: 'Enquiry',
  status: 'new',
  assignedTo: null,
  website: 'Site',
  location: null,
  vehicle: null,
  message: null,
  ofPerson: 1,
  isContacted: false,
  isUndelivered: false,
})

const [first, second, third] = [row('first', 1), row('second', 2), row('third', 3)]

function open(rows: readonly InboxRow[] | undefined) {
  const hook = renderHook(({ question, shown }) => useArrivals(question, shown), {
    initialProps: { question: 'all', shown: rows },
  })
  const show = (shown: readonly InboxRow[], question = 'all') => hook.rerender({ question, shown })
  return { show, arrived: () => [...hook.result.current] }
}

describe('new leads in an open inbox', () => {
  it('are those that came in after the list was first shown', () => {
    const { show, arrived } = open(undefined)
    show([first])
    expect(arrived()).toEqual([])
    show([second, first])
    expect(arrived()).toEqual(['second'])
    show([third, second, first])
    expect(arrived()).toEqual(['second', 'third'])
  })

  it('are counted from an empty list on', () => {
    const { show, arrived } = open([])
    show([first])
    expect(arrived()).toEqual(['first'])
  })

  it('are not older leads that a change brings into the list', () => {
    const { show, arrived } = open([second])
    show([second, first])
    expect(arrived()).toEqual([])
  })

  it('are none after the filters change', () => {
    const { show, arrived } = open([first])
    show([second, first])
    show([third], 'other filters')
    expect(arrived()).toEqual([])
  })
})
