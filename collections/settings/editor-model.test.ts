import { buildEditorModel, type EditorGroup, filterGroups, withValue } from './editor-model'
import type { ParentLayers } from './parent-layers'

const marque: ParentLayers = {
  layers: { template: 'marque', group: { 'reviews.hidden': true } },
  names: { group: 'Southern Cross' },
}

function rowOf(groups: readonly EditorGroup[], key: string) {
  return groups.flatMap((group) => group.rows).find((row) => row.key === key)
}

describe('buildEditorModel', () => {
  it.each([
    ['finance.defaultTerm', 'Inherited from template Marque: 5 years'],
    ['reviews.hidden', 'Inherited from group Southern Cross: On'],
    ['finance.maxTerm', 'Platform default: 7 years'],
  ])('says where %s is inherited from: %s [TEN-14]', (key, words) => {
    expect(rowOf(buildEditorModel('tenant', marque, {}).groups, key)?.inheritedText).toBe(words)
  })

  it("says that a dealership inherits its website's value [TEN-17]", () => {
    const parents = {
      layers: { ...marque.layers, tenant: { 'search.soldDays': 7 } },
      names: { tenant: 'Kestrel Kia' },
    }
    const row = rowOf(buildEditorModel('dealership', parents, {}).groups, 'search.soldDays')
    expect(row).toMatchObject({
      isSet: false,
      value: 7,
      inheritedText: 'Inherited from website Kestrel Kia: 7 days',
    })
  })

  it('has only the switches a dealership may set [TEN-17]', () => {
    const { groups } = buildEditorModel('dealership', marque, {})
    expect(rowOf(groups, 'vehiclePage.galleryStart')).toBeDefined()
    expect(rowOf(groups, 'finance.maxAmount')).toBeUndefined()
  })

  it('keeps the value set here beside the inherited one', () => {
    const { groups } = buildEditorModel('tenant', marque, { 'finance.defaultTerm': 4 })
    expect(rowOf(groups, 'finance.defaultTerm')).toMatchObject({ isSet: true, value: 4, inherited: 5 })
  })

  it('tells what is wrong at the switch it is wrong with', () => {
    const { groups } = buildEditorModel('tenant', marque, { 'search.soldDays': 99, 'promos.positions': [8] })
    expect(rowOf(groups, 'search.soldDays')?.problem).toBe('Must be between 0 and 60 days; it is 99.')
    expect(rowOf(groups, 'promos.positions')?.problem).toContain('Position 8')
  })

  it('keeps stored keys without a row apart, so that they can be removed', () => {
    const { strayProblems } = buildEditorModel('dealership', marque, {
      'old.key': 1,
      'finance.maxAmount': 5000,
    })
    expect(strayProblems.map(({ key }) => key)).toEqual(['old.key', 'finance.maxAmount'])
  })
})

describe('filterGroups', () => {
  const { groups } = buildEditorModel('tenant', marque, { 'finance.maxTerm': 5 })

  it('finds switches by every word of label, key, help or heading', () => {
    const found = filterGroups(groups, { words: 'finance LONGEST', onlySet: false })
    expect(found.flatMap((group) => group.rows.map((row) => row.key))).toContain('finance.maxTerm')
    expect(filterGroups(groups, { words: 'no such words', onlySet: false })).toEqual([])
  })

  it('narrows to what is set here', () => {
    const found = filterGroups(groups, { words: '', onlySet: true })
    expect(found.flatMap((group) => group.rows.map((row) => row.key))).toEqual(['finance.maxTerm'])
  })
})

describe('withValue', () => {
  it('sets one value and leaves the others', () => {
    expect(withValue({ 'reviews.hidden': true }, 'search.soldDays', 4)).toEqual({
      'reviews.hidden': true,
      'search.soldDays': 4,
    })
  })

  it('inherits again when the value is undefined', () => {
    expect(withValue({ 'reviews.hidden': true }, 'reviews.hidden', undefined)).toEqual({})
  })
})
