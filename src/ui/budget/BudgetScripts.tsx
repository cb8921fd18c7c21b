import { realPrice } from '@/domain/pricing/advertised-price'
import { budgetTerms, budgetTotal, otherRepayment, readFigure } from '@/domain/stock/budget/budget'
import { type BudgetSettings, usualRepayments } from '@/domain/stock/budget/open-budget'
import { isBelowMinimum, priceWindow } from '@/domain/stock/budget/price-window'
import { resultsNoun } from '@/domain/stock/search/results-count'
import { askBudget } from '@/ui/enhance/budget/ask-budget'
import { liveBudget } from '@/ui/enhance/budget/live-budget'
import { readBudgetForm } from '@/ui/enhance/budget/read-budget-form'
import { showBudget } from '@/ui/enhance/budget/show-budget'
import { PageScript } from '@/ui/enhance/PageScript'
import { countUp } from '@/ui/enhance/search/count-up'
import { slideRanges } from '@/ui/enhance/search/slide-ranges'

interface Props {
  settings: BudgetSettings & { readonly 'site.vehicleWording': 'Car' | 'Motorcycle' }
}

/** What brings a budget search to life, with the same rules that the server reckons by. */
export function BudgetScripts({ settings }: Props) {
  return (
    <>
      <PageScript run={slideRanges} />
      <PageScript
        run={liveBudget}
        settings={{
          ...budgetTerms,
          usualMonthly: usualRepayments(settings).monthly,
          usualWeekly: usualRepayments(settings).weekly,
          wording: settings['site.vehicleWording'],
        }}
        parts={{
          askBudget,
          budgetTotal,
          countUp,
          isBelowMinimum,
          otherRepayment,
          priceWindow,
          readBudgetForm,
          readFigure,
          realPrice,
          resultsNoun,
          showBudget,
        }}
      />
    </>
  )
}
