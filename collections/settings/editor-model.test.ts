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
  ])('describes the inherited value of %s as "%s" [TEN-14]', (key, words) => {
    expect(rowOf(buildEditorModel('tenant', marque, {}).groups, key)?.inheritedText).toBe(words)
  })

  it('names the website that a dealership inherits a value from [TEN-17]', () => {
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

  it('lists only the switches that a dealership may set [TEN-17]', () => {
    const { groups } = buildEditorModel('dealership', marque, {})
    expect(rowOf(groups, 'vehiclePage.galleryStart')).toBeDefined()
    expect(rowOf(groups, 'finance.maxAmount')).toBeUndefined()
  })

  it('keeps the own value beside the inherited one', () => {
    const { groups } = buildEditorModel('tenant', marque, { 'finance.defaultTerm': 4 })
    expect(rowOf(groups, 'finance.defaultTerm')).toMatchObject({ isSet: true, value: 4, inherited: 5 })
  })

  it('attaches each problem to its switch', () => {
    const { groups } = buildEditorModel('tenant', marque, { 'search.soldDays': 99, 'promos.positions': [8] })
    expect(rowOf(groups, 'search.soldDays')?.problem).toBe('Must be between 0 and 60 days; it is 99.')
    expect(rowOf(groups, 'promos.positions')?.problem).toContain('Position 8')
  })

  it('lists stored keys without a row separately, so that they can be removed', () => {
    const { strayProblems } = buildEditorModel('dealership', marque, {
      'old.key': 1,
      'finance.maxAmount': 5000,
    })
    expect(strayProblems.map(({ key }) => key)).toEqual(['old.key', 'finance.maxAmount'])
  })
})

describe('filterGroups', () => {
  const { groups } = buildEditorModel('tenant', marque, { 'finance.maxTerm': 5 })

  it('matches switches that contain every search word in their label, key, help or heading', () => {
    const found = filterGroups(groups, { words: 'finance LONGEST', onlySet: false })
    expect(found.flatMap((group) => group.rows.map((row) => row.key))).toContain('finance.maxTerm')
    expect(filterGroups(groups, { words: 'no such words', onlySet: false })).toEqual([])
  })

  it('keeps only the switches that this level sets', () => {
    const found = filterGroups(groups, { words: '', onlySet: true })
    expect(found.flatMap((group) => group.rows.map((row) => row.key))).toEqual(['finance.maxTerm'])
  })
})

describe('withValue', () => {
  it('sets one value and leaves the others unchanged', () => {
    expect(withValue({ 'reviews.hidden': true }, 'search.soldDays', 4)).toEqual({
      'reviews.hidden': true,
      'search.soldDays': 4,
    })
  })

  it('removes the value when the new value is undefined', () => {
    expect(withValue({ 'reviews.hidden': true }, 'reviews.hidden', undefined)).toEqual({})
  })
})
