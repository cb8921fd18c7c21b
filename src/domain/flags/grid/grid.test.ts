import fc from 'fast-check'
import { switchFor } from '../catalogue'
import { buildGrid, type GridSite, gridKeys, planChange, withNext } from './grid'
import { changedValues, sameValue } from './same-value'

const site = (id: number, changes: Partial<GridSite> = {}): GridSite => ({
  id,
  name: `Site ${id}`,
  template: 'metro',
  group: 'Outpost',
  groupSettings: null,
  settings: null,
  ...changes,
})

const all = { words: '', part: null, onlyDiffering: false }
const KEY = 'price.visible'
const rowOf = (sites: GridSite[], search = all) => buildGrid(sites, search).find(({ key }) => key === KEY)

describe('The grid of switches', () => {
  it('shows the value of each website and the level that sets it [TEN-02]', () => {
    const sites = [
      site(1),
      site(2, { groupSettings: { [KEY]: false } }),
      site(3, { groupSettings: { [KEY]: false }, settings: { [KEY]: true } }),
    ]
    expect(rowOf(sites)?.cells).toEqual([
      { text: 'On', origin: 'Default', isSet: false },
      { text: 'Off', origin: 'Group Outpost', isSet: false },
      { text: 'On', origin: 'Website', isSet: true },
    ])
  })

  it('has every switch that a website may set, and no other', () => {
    expect(buildGrid([site(1)], all).map(({ key }) => key)).toEqual(gridKeys)
    expect(gridKeys.every((key) => switchFor(key).levels.includes('tenant'))).toBe(true)
  })

  it('finds switches by their words, by part, and by having more than one value', () => {
    const sites = [site(1), site(2, { settings: { [KEY]: false } })]
    const { label } = switchFor(KEY)
    expect(buildGrid(sites, { ...all, words: label.toUpperCase() }).map(({ key }) => key)).toContain(KEY)
    expect(buildGrid(sites, { ...all, part: 'finance' }).map(({ key }) => key)).not.toContain(KEY)
    expect(buildGrid(sites, { ...all, onlyDiffering: true }).map(({ key }) => key)).toEqual([KEY])
    expect(buildGrid(sites, { ...all, words: 'no such words' })).toEqual([])
  })
})

describe('A planned change', () => {
  it('says what each website has now and then', () => {
    const sites = [site(1), site(2, { settings: { [KEY]: false } })]
    const [first, second] = planChange(sites, KEY, { value: false })
    expect(first).toMatchObject({ changes: true, problem: null, settings: { [KEY]: false } })
    expect([first?.before.text, first?.after.text]).toEqual(['On', 'Off'])
    expect(second).toMatchObject({ changes: false })
  })

  it('to inherit shows the value of the level above', () => {
    const own = site(1, { settings: { [KEY]: false, 'site.state': 'open' } })
    const [planned] = planChange([own], KEY, 'inherit')
    expect(planned?.after).toEqual({ text: 'On', origin: 'Default', isSet: false })
    expect(planned?.settings).toEqual({ 'site.state': 'open' })
  })

  it('names the reason when a website cannot have the value', () => {
    const [planned] = planChange([site(1)], KEY, { value: 'maybe' })
    expect(planned?.problem).toContain(KEY)
  })
})

describe('The changes of stored values', () => {
  it('are undone by storing the values before', () => {
    const values = fc.dictionary(
      fc.constantFrom(...gridKeys.slice(0, 6)),
      fc.jsonValue().filter((each) => each !== null),
    )
    fc.assert(
      fc.property(values, values, (before, after) => {
        const undone = changedValues(before, after).reduce(
          (settings, { key, before: value }) =>
            withNext(settings, key as (typeof gridKeys)[number], value === null ? 'inherit' : { value }),
          after as Record<string, unknown>,
        )
        return sameValue(undone, before)
      }),
    )
  })

  it('do not depend on the order of keys, and treat null as not set', () => {
    expect(changedValues({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 }, b: null })).toEqual([])
    expect(changedValues(null, { a: false })).toEqual([{ key: 'a', before: null, after: false }])
    expect(changedValues({ a: [1, 2] }, { a: [2, 1] })).toHaveLength(1)
  })
})
