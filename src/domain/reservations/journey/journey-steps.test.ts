import { checkAnswers } from '../../leads/form/check-answers'
import { extrasTotal, journeyForm, journeyRows, stepsOf } from './journey-steps'

const extras = [
  { name: 'Five-year warranty', dollars: 2490 },
  { name: 'Paint protection', dollars: 990.5 },
]

it('a website without extras does not ask for any', () => {
  expect(stepsOf([])).not.toContain('extras')
  expect(stepsOf(extras)).toContain('extras')
})

it('a trade-in needs the vehicle, and nothing else does', () => {
  const form = journeyForm('trade-in', extras)
  expect(checkAnswers(form, { trade_in: 'No' }).problems).toEqual([])
  expect(checkAnswers(form, { trade_in: 'Yes' }).problems.map(({ field }) => field)).toEqual([
    'trade_in_vehicle',
  ])
})

it('an extra that the website does not sell is refused', () => {
  const { problems } = checkAnswers(journeyForm('extras', extras), { extras: ['constructor'] })
  expect(problems).toHaveLength(1)
})

it('the summary has every answer by its question, and the price of the chosen extras', () => {
  const answers = {
    'trade-in': { trade_in: 'No' },
    payment: { payment: 'Finance', finance_amount: '20000' },
    extras: { extras: ['Paint protection'] },
    delivery: { delivery: 'Pick up' },
    contact: { name: 'Ada' },
  }
  expect(journeyRows(answers, extras).map(([question, answer]) => `${question} ${answer}`)).toEqual([
    'Do you have a vehicle to trade in? No',
    'How would you like to pay? Finance',
    'Amount to finance, in dollars 20000',
    'Warranty and protection Paint protection',
    'How would you like to get it? Pick up',
  ])
  expect(extrasTotal(answers, extras)).toBe(990.5)
})
