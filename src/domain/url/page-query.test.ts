import { pageParameters } from './page-query'

describe('pageParameters', () => {
  it('keeps every value of a repeated parameter', () => {
    const query = { 'refinementList[make][]': ['Kia', 'Ford'], page: '2', empty: undefined }
    expect(pageParameters(query).toString()).toBe(
      'refinementList%5Bmake%5D%5B%5D=Kia&refinementList%5Bmake%5D%5B%5D=Ford&page=2',
    )
  })
})
