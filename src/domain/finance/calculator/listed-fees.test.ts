import { listedFees, otherFees } from './listed-fees'

const settings = {
  'finance.feesShown': true,
  'finance.fees': [
    { label: 'Establishment fee', dollars: 395 },
    { label: 'Security registration fee', dollars: 6 },
    { label: 'Monthly account fee', dollars: 8 },
    { label: 'Dealer agency fee', dollars: 912.25 },
  ],
}

describe('the fees listed as included', () => {
  it('have an upfront total and a monthly total [FIN-34]', () => {
    expect(listedFees(settings)).toEqual({ upfront: 1313.25, monthly: 8 })
  })

  it('are zero if the list is not shown [FIN-34]', () => {
    expect(listedFees({ ...settings, 'finance.feesShown': false })).toEqual({ upfront: 0, monthly: 0 })
  })

  it('count the establishment fee once [FIN-33, FIN-34]', () => {
    expect(otherFees(listedFees(settings), 395)).toBe(918.25)
    expect(otherFees(listedFees(settings), 2000)).toBe(0)
  })
})
