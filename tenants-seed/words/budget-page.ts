import type { DemoTenant } from '../demo-tenant'
import { budgetSearch, faq, hero } from './blocks'
import type { BuildPage } from './page-builder'
import { settingsOf } from './site-facts'

export const BUDGET_SEARCH = '/budget-search'

/** A dealer that shows no prices has no budget search. */
export function hasBudgetSearch(tenant: DemoTenant): boolean {
  return settingsOf(tenant)['price.visible']
}

export const budgetSearchPage: BuildPage = (_, { vehicle, vehicles, name, financePath }) => ({
  path: BUDGET_SEARCH,
  title: 'Search by budget',
  description: `Tell us what you can spend and see which ${vehicles} at ${name} it buys.`,
  blocks: [
    hero({
      eyebrow: 'Search by budget',
      heading: 'Start with the money',
      text: `Set what you would pay each month or week, or a price. We count the ${vehicles} it buys as you go.`,
    }),
    budgetSearch({ heading: null }),
    faq('How the figures work', {
      'What is in my total budget?':
        'Your repayments over five years, and your deposit. Nothing else: no interest and no fees. A lender adds both, so a loan with these repayments buys a little less.',
      'What would a loan really cost me?': `That depends on you and on the ${vehicle}. Our finance page (${financePath}) explains how it works and who to ask.`,
      'Are these the prices I pay?': `They are the advertised prices of the ${vehicles} in stock. Each listing says whether it is drive away.`,
    }),
  ],
})
