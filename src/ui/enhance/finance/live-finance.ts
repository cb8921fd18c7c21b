import type { amountHelp, clampEntry, typedEntry } from '@/domain/finance/entries'
import type { formatPercent } from '@/domain/finance/format-percent'
import type { drawSchedule } from './draw-schedule'
import type { loanWords } from './loan-words'
import type { readLoan } from './read-loan'
import type { LoanTerms, reckonLoan } from './reckon-loan'
import type { showLoan } from './show-loan'

type Settings = LoanTerms & { readonly event: number }

interface Parts {
  readonly amountHelp: typeof amountHelp
  readonly clampEntry: typeof clampEntry
  readonly drawSchedule: typeof drawSchedule
  readonly formatPercent: typeof formatPercent
  readonly loanWords: typeof loanWords
  readonly readLoan: typeof readLoan
  readonly reckonLoan: typeof reckonLoan
  readonly showLoan: typeof showLoan
  readonly typedEntry: typeof typedEntry
}

/**
 * A calculator that follows the shopper: fields and sliders move together, and what they come to is there at every key.
 * Until something is touched it has only put up its listeners. Self-contained: `PageScript` sends its source.
 */
export function liveFinance(
  { event, ...terms }: Settings,
  parts: Parts & Parameters<typeof reckonLoan>[2],
): void {
  function enliven(form: HTMLFormElement): void {
    let isUsed = false
    let pause: ReturnType<typeof setTimeout> | undefined

    const partsOf = (target: EventTarget | null) => {
      const figure = target instanceof Element ? target.closest<HTMLElement>('[data-figure]') : null
      const field = figure?.querySelector<HTMLInputElement>('[type="number"]')
      if (!figure || !field) return null
      return { figure, field, slider: figure.querySelector<HTMLInputElement>('[type="range"]') }
    }
    type Figure = NonNullable<ReturnType<typeof partsOf>>

    /** The slider stands where the number is; a browser keeps it on its track. */
    function draw({ figure, field, slider }: Figure): void {
      if (!slider) return
      slider.value = String(parts.typedEntry(field.value))
      const [min, max, value] = [Number(slider.min), Number(slider.max), Number(slider.value)]
      slider.parentElement?.style.setProperty('--high', String(((value - min) / (max - min || 1)) * 100))
      const unit = figure.querySelector<HTMLElement>('[data-unit]')?.dataset.unit
      const said = value.toLocaleString('en-AU')
      const years = value === 1 ? 'year' : 'years'
      slider.setAttribute(
        'aria-valuetext',
        unit === 'dollars' ? `$${said}` : unit === 'years' ? `${said} ${years}` : `${said}% a year`,
      )
    }

    /** Help of the field that reached a bound (FIN-15): said while it is typed, and never in the way. */
    function help({ figure, field }: Figure): void {
      const place = figure.querySelector('[data-finance-help]')
      const bounds = { min: Number(field.min), max: Number(field.max) }
      const text = parts.amountHelp(parts.typedEntry(field.value), bounds) ?? ''
      if (place && place.textContent !== text) place.textContent = text
    }

    function follow(): void {
      const entry = parts.readLoan(form, parts)
      const loan = parts.reckonLoan(entry, terms, parts)
      const words = parts.loanWords(entry, loan, terms, parts)
      parts.showLoan(form, words, parts.drawSchedule(loan.years))
      clearTimeout(pause)
      // Spoken once, when the shopper rests.
      pause = setTimeout(() => {
        const status = form.querySelector('[data-finance-status]')
        const rates = `${words.rate} a year, comparison rate ${words.comparison}`
        if (status) status.textContent = words.per ? `${words.payment}${words.per}, ${rates}` : words.payment
      }, 700)
    }

    function use(): void {
      if (isUsed) return
      isUsed = true
      document.dispatchEvent(new CustomEvent('forecourt:track', { detail: { event, once: true } }))
    }

    form.addEventListener('input', ({ target }) => {
      const own = partsOf(target)
      if (own?.slider && own.slider === target) own.field.value = own.slider.value
      // What is below nothing is nothing while it is typed (FIN-13).
      else if (own && Number(own.field.value) < 0) own.field.value = '0'
      if (own) draw(own)
      if (own) help(own)
      follow()
      use()
    })
    // What was typed beyond the bounds is brought within them once the field is left (FIN-25); what is optional may stay empty.
    form.addEventListener('change', ({ target }) => {
      const own = partsOf(target)
      if (!own || own.field !== target) return
      // A term is of whole steps (FIN-16); of money and rates any number may be typed.
      const step = own.field.name === 'term' ? Number(own.field.step) : undefined
      const bounds = { min: Number(own.field.min), max: Number(own.field.max), step }
      if (own.slider || own.field.value)
        own.field.value = String(parts.clampEntry(parts.typedEntry(own.field.value), bounds))
      draw(own)
      help(own)
      follow()
    })
    form.addEventListener('submit', (event) => event.preventDefault())
    // A browser that comes back to the page has kept what was entered, and not what it came to.
    window.addEventListener('pageshow', ({ persisted }) => {
      const isKept = [...form.querySelectorAll<HTMLInputElement>('[type="number"], [type="radio"]')].some(
        (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
      )
      if (persisted || !isKept) return
      for (const field of form.querySelectorAll('[type="number"]')) {
        const own = partsOf(field)
        if (own) draw(own)
        if (own) help(own)
      }
      follow()
    })
  }

  // The script stands in its form.
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-finance-form]:not([data-live])')) {
    form.dataset.live = ''
    enliven(form)
  }
}
