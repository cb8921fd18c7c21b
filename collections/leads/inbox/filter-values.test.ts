import { addressQuery, askedFilters, filterValuesFrom, isFiltered, NO_FILTERS } from './filter-values'

describe('the filters of the inbox', () => {
  it('stand in the address, except the texts that may name a person', () => {
    const values = { ...NO_FILTERS, status: 'new', isSpam: 'true', text: 'ann@example.com', vehicle: 'Kia' }
    expect(addressQuery(values)).toBe('?status=new&isSpam=true')
    expect(addressQuery(NO_FILTERS)).toBe('')
  })

  it('are read from an address, in which anything else is ignored', () => {
    const given = { status: 'new', text: 'ann', form: ['a', 'b'], constructor: 'x' }
    expect(filterValuesFrom(given)).toEqual({ ...NO_FILTERS, status: 'new' })
  })

  it('ask for spam only in the view of spam, which is no filter', () => {
    expect(askedFilters(NO_FILTERS).isSpam).toBe(false)
    expect(askedFilters({ ...NO_FILTERS, isSpam: 'true' }).isSpam).toBe(true)
    expect(isFiltered({ ...NO_FILTERS, isSpam: 'true' })).toBe(false)
    expect(isFiltered({ ...NO_FILTERS, vehicle: 'Kia' })).toBe(true)
  })
})
