import { number } from '../declare'

export const budgetSwitches = {
  'budget.fallbackMaxPrice': number({
    label: 'Highest price without results',
    help: 'The highest price if no result has a price.',
    from: 'default price max of the budget fallback',
    default: 100_000,
    min: 1000,
    max: 2_000_000,
    integer: true,
    unit: 'dollars',
  }),
  'budget.monthlyRepayment': number({
    label: 'Starting monthly repayment',
    help: 'The monthly repayment the budget search opens with.',
    from: 'budget default repayment, deposit',
    default: 600,
    min: 0,
    max: 1_000_000,
    integer: true,
    unit: 'dollars',
  }),
  'budget.weeklyRepayment': number({
    label: 'Starting weekly repayment',
    help: 'The weekly repayment the budget search opens with.',
    from: 'budget default repayment, deposit',
    default: 200,
    min: 0,
    max: 1_000_000,
    integer: true,
    unit: 'dollars',
  }),
  'budget.deposit': number({
    label: 'Starting deposit',
    help: 'The deposit the budget search opens with.',
    from: 'budget default repayment, deposit',
    default: 2000,
    min: 0,
    max: 1_000_000,
    integer: true,
    unit: 'dollars',
  }),
}
