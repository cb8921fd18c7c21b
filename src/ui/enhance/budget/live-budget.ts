import type { realPrice } from '@/domain/pricing/advertised-price'
import type { BudgetTerms, budgetTotal, otherRepayment, readFigure } from '@/domain/stock/budget/budget'
import type { isBelowMinimum, priceWindow } from '@/domain/stock/budget/price-window'
import type { resultsNoun } from '@/domain/stock/search/results-count'
import type { countUp } from '../search/count-up'
import type { askBudget } from './ask-budget'
import type { AskedBudget, readBudgetForm } from './read-budget-form'
import type { showBudget } from './show-budget'

interface Settings extends BudgetTerms {
  readonly usualMonthly: number
  readonly usualWeekly: number
  readonly wording: 'Car' | 'Motorcycle'
}

interface Parts {
  readonly askBudget: typeof askBudget
  readonly budgetTotal: typeof budgetTotal
  readonly countUp: typeof countUp
  readonly isBelowMinimum: typeof isBelowMinimum
  readonly otherRepayment: typeof otherRepayment
  readonly priceWindow: typeof priceWindow
  readonly readBudgetForm: typeof readBudgetForm
  readonly readFigure: typeof readFigure
  readonly realPrice: typeof realPrice
  readonly resultsNoun: typeof resultsNoun
  readonly showBudget: typeof showBudget
}

/**
 * Budget searches that follow the shopper: figures and sliders move together, the total is there at once, and what it buys
 * is asked after a pause of 250 ms. An answer that a later one overtook is dropped. Self-contained: `PageScript` sends its source.
 */
export function liveBudget(settings: Settings, parts: Parts): void {
  const { usualMonthly, usualWeekly } = settings

  function enliven(form: HTMLFormElement): void {
    const display = parts.showBudget(form, settings, parts)
    const read = () => parts.readBudgetForm(form, settings, parts)
    const figures = [...form.querySelectorAll<HTMLElement>('[data-figure]')].map((figure) => ({
      track: figure.querySelector<HTMLElement>('.range-slider') as HTMLElement,
      slider: figure.querySelector<HTMLInputElement>('[type="range"]') as HTMLInputElement,
      field: figure.querySelector<HTMLInputElement>('[type="number"]') as HTMLInputElement,
    }))
    type Figure = (typeof figures)[number]
    let underWay = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    let frequency = read().frequency

    function draw({ track, slider }: Figure): void {
      track.style.setProperty('--high', String((Number(slider.value) / Number(slider.max)) * 100))
      slider.setAttribute('aria-valuetext', `$${Number(slider.value).toLocaleString('en-AU')}`)
    }

    function write(figure: Figure, value: number): void {
      figure.field.value = String(value)
      figure.slider.value = String(value)
      draw(figure)
    }

    /** The other frequency has a repayment and a slider of its own. */
    function turn(asked: AskedBudget): void {
      if (asked.frequency === frequency) return
      const usual = { monthly: usualMonthly, weekly: usualWeekly }
      const [repayment] = figures
      const reach = form.querySelector<HTMLElement>('[data-reach]')?.dataset ?? {}
      if (repayment) {
        repayment.slider.max = reach[asked.frequency] ?? repayment.slider.max
        repayment.slider.step = asked.frequency === 'weekly' ? '10' : '50'
        write(repayment, parts.otherRepayment({ ...asked, frequency }, usual, settings))
      }
      frequency = asked.frequency
      const per = form.querySelector('[data-budget-per]')
      if (per) per.textContent = frequency === 'weekly' ? 'a week' : 'a month'
    }

    async function ask(): Promise<void> {
      underWay.abort()
      const own = new AbortController()
      underWay = own
      const asked = read()
      try {
        const answer = await parts.askBudget(asked, settings, parts, own.signal)
        if (underWay === own) display.answer(asked, answer)
      } catch (error) {
        if (underWay !== own) return
        console.error('the budget search failed', error)
        display.answer(asked, null)
      }
    }

    function follow(): void {
      display.total(read())
      clearTimeout(pause)
      pause = setTimeout(ask, 250)
    }

    form.addEventListener('input', ({ target }) => {
      const figure = figures.find(({ field, slider }) => field === target || slider === target)
      if (figure?.slider === target) figure.field.value = figure.slider.value
      else if (figure) figure.slider.value = String(parts.readFigure(figure.field.value, settings))
      if (figure) draw(figure)
      turn(read())
      follow()
    })
    // What was typed beyond the bounds is brought within them once the field is left (BUD-02).
    form.addEventListener('change', ({ target }) => {
      const figure = figures.find(({ field }) => field === target)
      if (figure) write(figure, parts.readFigure(figure.field.value, settings))
      follow()
    })
    form.addEventListener('click', (event) => {
      const quick =
        event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[name="upTo"]') : null
      const field = form.querySelector<HTMLInputElement>('[name="range[price][max]"]')
      if (!quick || !field) return
      event.preventDefault()
      field.value = quick.value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    // A browser that comes back to the page has kept what was chosen, and not what it came to.
    window.addEventListener('pageshow', ({ persisted }) => {
      const isKept = [...form.querySelectorAll('input')].some(
        (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
      )
      if (persisted || !isKept) return
      for (const figure of figures) write(figure, parts.readFigure(figure.field.value, settings))
      follow()
    })
  }

  // The script stands in its form.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-budget]:not([data-live])')) {
    form.dataset.live = ''
    enliven(form)
  }
}
