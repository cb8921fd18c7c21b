import type { postcodeProblem } from '@/domain/delivery/delivery-postcode'

/** What `/api/delivery` answers; `error` when it refuses. */
interface Answer {
  readonly price: number | null
  readonly priceText: string
  readonly name: string
  readonly distanceText: string
  readonly text: string
  readonly error?: { readonly field?: string; readonly message: string }
}

/**
 * Answers a delivery form on the spot, where without scripts it leads to a page. Self-contained: `PageScript` sends its source.
 */
export function askDelivery(_: unknown, parts: { readonly postcodeProblem: typeof postcodeProblem }): void {
  function enliven(form: HTMLFormElement): void {
    const field = form.querySelector<HTMLInputElement>('[name="postcode"]') as HTMLInputElement
    let underWay = new AbortController()

    function write(name: string, text: string): void {
      const place = form.querySelector(`[data-delivery-${name}]`)
      if (place) place.textContent = text
    }

    /** The words that appear are read out by their own region; `status` reads out what only appears to the eye. */
    function tell(state: string, problem: string, status: string): void {
      form.dataset.state = state
      form.removeAttribute('aria-busy')
      field.removeAttribute('aria-invalid')
      write('problem', problem)
      write('status', status)
    }

    function refuse(problem: string): void {
      tell('refused', problem, '')
      field.setAttribute('aria-invalid', 'true')
      field.focus()
    }

    function show(answer: Answer): void {
      if (answer.error?.field) {
        refuse(answer.error.message)
        return
      }
      if (answer.error) throw new Error(answer.error.message)
      if (answer.price !== null) {
        write('price', answer.priceText)
        write('name', answer.name)
        write('distance', answer.distanceText)
      }
      tell(answer.price === null ? 'unavailable' : 'estimate', '', answer.text)
    }

    async function ask(): Promise<void> {
      // First of all: what was asked before has no say any more, whatever this one comes to.
      const own = new AbortController()
      underWay.abort()
      underWay = own
      field.value = field.value.trim()
      const problem = parts.postcodeProblem(field.value)
      if (problem) return refuse(problem)
      tell('asking', '', '')
      form.setAttribute('aria-busy', 'true')
      const asked = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
      try {
        const answer = await fetch(`/api/delivery?${asked}`, {
          signal: AbortSignal.any([own.signal, AbortSignal.timeout(8000)]),
        })
        const body: Answer = await answer.json()
        if (underWay === own) show(body)
      } catch (error) {
        if (underWay !== own) return
        console.error('delivery could not be priced on the spot', error)
        tell('refused', 'We could not get a price just now. Please try again.', '')
      }
    }

    form.addEventListener('submit', (event) => {
      event.preventDefault()
      ask()
    })
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-delivery]:not([data-live])')) {
    form.dataset.live = ''
    enliven(form)
  }
}
