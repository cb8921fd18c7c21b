import { publicHolidays } from './public-holidays'

const named = async (state: string, from: string) =>
  new Map((await publicHolidays(state, from)).map(({ date, name }) => [date, name]))

describe('the public holidays proposed for a state', () => {
  it('are those of the state in the next year, in order [LOC-12]', async () => {
    const queensland = await publicHolidays('QLD', '2026-11-25')
    expect(queensland[0]?.date).toBe('2026-12-25')
    expect(queensland.at(-1)?.date.startsWith('2027-10')).toBe(true)
    expect(queensland.map(({ date }) => date)).toEqual(queensland.map(({ date }) => date).toSorted())
  })

  it.each([
    ['VIC', '2026-11-03', 'Melbourne Cup'],
    ['Western Australia', '2026-06-01', 'Western Australia Day'],
    ['QLD', '2026-04-25', 'Anzac Day'],
  ])('of %s include %s, %s [LOC-12]', async (state, date, name) => {
    expect((await named(state, '2026-01-01')).get(date)?.toLowerCase()).toContain(name.toLowerCase())
  })

  it('differ from state to state', async () => {
    expect((await named('NSW', '2026-01-01')).has('2026-11-03')).toBe(false)
  })

  it('are none for an unknown state', async () => {
    expect(await publicHolidays('Auckland', '2026-01-01')).toEqual([])
  })
})
