import { parseLenders } from './parse-lenders'

describe('parseLenders', () => {
  it('keeps the specification’s figures for each provider and drops the rest [ENT-13]', () => {
    const given = {
      angle: {
        deposit: '$1,000',
        termYears: 5,
        termMonths: 60,
        termWeeks: 260,
        term5: 5,
        interestRate: '7.95',
        comparisonRate: null,
        establishmentFees: 395,
        paymentWeek: 119.5,
        paymentMonth: 517,
        balloon: 0,
        totalPayable: 31070,
        financeProvider: 'Angle Finance',
        disclaimer: '<p>Conditions apply.</p>',
        secret: 'x',
      },
    }
    expect(parseLenders(given)).toEqual({
      angle: {
        deposit: 1000,
        termYears: 5,
        termMonths: 60,
        termWeeks: 260,
        term5: 5,
        interestRate: 7.95,
        comparisonRate: null,
        establishmentFees: 395,
        paymentWeek: 119.5,
        paymentMonth: 517,
        balloon: 0,
        totalPayable: 31070,
        financeProvider: 'Angle Finance',
        disclaimer: 'Conditions apply.',
      },
    })
  })

  it('drops a comparison rate below the interest rate [FIN-01]', () => {
    const below = { angle: { interestRate: 7.95, comparisonRate: 7.94, paymentWeek: 119.5 } }
    expect(parseLenders(below)).toEqual({ angle: { ...below.angle, comparisonRate: null } })
    const same = { angle: { interestRate: 7.95, comparisonRate: 7.95 } }
    expect(parseLenders(same)).toEqual(same)
  })

  it.each([null, {}, ''])('returns null for %j', (given) => {
    expect(parseLenders(given)).toBeNull()
  })

  it.each([
    [[]],
    ['x'],
    [{ angle: 5 }],
    [{ angle: { paymentWeek: -1 } }],
    [{ 'a b': {} }],
    [JSON.parse('{"__proto__":{}}')],
  ])('rejects %j', (given) => {
    expect(() => parseLenders(given)).toThrow()
  })
})
