import type { fuelCost, fuelDollars, parseFuelFigure } from '@/domain/running-costs/fuel-cost'

interface Parts {
  readonly fuelCost: typeof fuelCost
  readonly fuelDollars: typeof fuelDollars
  readonly parseFuelFigure: typeof parseFuelFigure
}

/**
 * A fuel calculator that follows what is typed, by the server's own rules (FUEL-01, FUEL-04). What is no figure has no cost,
 * and is put back to the last one that was once the field is left. Self-contained: `PageScript` sends its source.
 */
export function liveFuel({ weeks }: { readonly weeks: number }, parts: Parts): void {
  function enliven(sum: HTMLElement): void {
    const find = (selector: string) => sum.querySelector<HTMLInputElement>(selector) as HTMLInputElement
    const [distance, price] = [find('[name="distance"]'), find('[name="price"]')]
    const written = new Map([distance, price].map((field) => [field, field.defaultValue]))

    function reckon(): void {
      const [kms, dollars] = [distance, price].map(({ value }) => parts.parseFuelFigure(value))
      const isKnown = typeof kms === 'number' && typeof dollars === 'number'
      const weekly = isKnown ? parts.fuelCost(kms, Number(sum.dataset.fuel), dollars) : 0
      find('[data-fuel-weekly]').textContent = isKnown ? parts.fuelDollars(weekly) : '–'
      find('[data-fuel-yearly]').textContent = isKnown ? parts.fuelDollars(weekly * weeks) : '–'
    }

    function tidy(field: HTMLInputElement): void {
      const figure = parts.parseFuelFigure(field.value)
      const decimals = field === price ? 2 : 0
      if (figure !== null) {
        // A tenth of a cent counts, as petrol stations have it.
        const most = field === price ? 3 : 1
        const text = figure.toLocaleString('en-AU', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: most,
        })
        written.set(field, text)
      }
      field.value = written.get(field) ?? ''
      reckon()
    }

    sum.addEventListener('input', reckon)
    sum.addEventListener('change', ({ target }) => {
      if (target === distance || target === price) tidy(target as HTMLInputElement)
    })
    // A browser that comes back to the page has kept what was typed, and not what it came to.
    window.addEventListener('pageshow', reckon)
  }

  for (const sum of document.querySelectorAll<HTMLElement>('[data-fuel]:not([data-live])')) {
    sum.dataset.live = ''
    enliven(sum)
  }
}
