import { leadStatuses } from '../lead-status'
import { isFirstContact, statusAfterReply } from './transition'

const fresh = { status: 'new', contactedAt: null } as const

describe('a change of status', () => {
  it('counts as the first contact once the person must have been reached', () => {
    const counted = leadStatuses.filter((status) => isFirstContact(fresh, status))
    expect(counted).toEqual(['contacted', 'appointment', 'sold'])
  })

  it('counts as the first contact once only', () => {
    const contacted = { status: 'new', contactedAt: '2026-11-24T01:02:03.004Z' } as const
    expect(leadStatuses.some((status) => isFirstContact(contacted, status))).toBe(false)
  })
})

describe('a reply', () => {
  it('moves a new lead to contacted and leaves any other status', () => {
    expect(leadStatuses.map((status) => statusAfterReply({ ...fresh, status }))).toEqual([
      'contacted',
      'contacted',
      'appointment',
      'sold',
      'lost',
    ])
  })
})
