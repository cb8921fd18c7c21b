import { shownAnswers } from './answer-text'

describe('the answers of a lead', () => {
  it('have the labels and the order of their form, and readable names where the form has changed', () => {
    const answers = { last_name: 'Ng', 'Vehicle Make': 'Kia', budget: '20000' }
    expect(shownAnswers(answers, new Map([['budget', 'Budget a week']]))).toEqual([
      { label: 'Budget a week', value: '20000' },
      { label: 'Last name', value: 'Ng' },
      { label: 'Vehicle Make', value: 'Kia' },
    ])
  })

  it('show choices as a list, consent as yes or no, and files by name', () => {
    const answers = { extras: ['Tow bar', 'Roof'], opt_in: false, photos: [{ name: 'a.jpg', key: 'k' }] }
    expect(shownAnswers(answers, new Map()).map(({ value }) => value)).toEqual([
      'Tow bar, Roof',
      'No',
      'a.jpg',
    ])
  })

  it.each([null, 'text', [], { constructor: {}, empty: '' }])('are none in %p', (answers) => {
    expect(shownAnswers(answers, new Map())).toEqual([])
  })
})
