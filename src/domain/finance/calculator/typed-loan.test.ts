import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { calculatorTerms } from './calculator-terms'
import { type FigureName, figureOnBlur, figureOnInput, initialLoan, parseLoan } from './typed-loan'

const terms = calculatorTerms(resolveSettings({ template: 'metro' }).settings, financeProvider(), null)
const opening = initialLoan(terms)

describe('a typed loan', () => {
  it('opens with the terms’ figures, and with empty optional fields [FIN-17, FIN-22, FIN-23, FIN-24, FIN-29]', () => {
    expect(opening).toEqual({
      amount: '30000',
      term: '6',
      interest: '10',
      deposit: '',
      residual: '',
      frequency: 'weekly',
    })
  })

  it('parses to a loan', () => {
    expect(parseLoan({ ...opening, deposit: '5000' }, terms)).toEqual({
      amount: 30_000,
      term: 6,
      interest: 10,
      deposit: 5000,
      residual: 0,
      frequency: 'weekly',
    })
  })

  it.each<[FigureName, string, number]>([
    ['amount', '12', 12],
    ['amount', '-5', 0],
    ['amount', '250000', 100_000],
    ['term', '5.3', 5.5],
    ['term', '9', 7],
    ['interest', '5.3', 5.3],
    ['interest', '', 0.5],
    ['deposit', '999999', 250_000],
  ])('counts a %s of "%s" as %d while the shopper types [FIN-13, FIN-16, FIN-25]', (name, text, value) => {
    expect(parseLoan({ ...opening, [name]: text }, terms)[name]).toBe(value)
  })

  it.each<[FigureName, string, string]>([
    ['amount', '12', '1000'],
    ['term', '5.3', '5.5'],
    ['interest', '99', '15'],
    ['deposit', '', ''],
    ['residual', '999999', '250000'],
  ])('turns a %s of "%s" into %s on blur [FIN-25]', (name, text, left) => {
    expect(figureOnBlur(name, text, terms)).toBe(left)
  })

  it('turns a negative amount into 0 while the shopper types [FIN-13]', () => {
    expect([figureOnInput('-5'), figureOnInput('5'), figureOnInput('')]).toEqual(['0', '5', ''])
  })
})
