import type { PriceGauge } from '@/domain/pricing/gauge'
import type { shownGauge } from '@/domain/pricing/shown-gauge'

/**
 * Brings gauges to life: one that comes late is fetched once the shopper is within 300 px, then shown or hidden (GAUGE-02…08),
 * and each moves when it is first seen (GAUGE-05). What is hidden gives up its place only while it is out of sight, so that
 * nothing jumps. Self-contained: `PageScript` sends its source.
 */
export function moveGauge(_: unknown, parts: { readonly shownGauge: typeof shownGauge }): void {
  const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`

  /** Calls once `section` is (not) within `margin` of what is seen. */
  function once(section: HTMLElement, isSeen: boolean, margin: string, then: () => void): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting !== isSeen) return
        observer.disconnect()
        then()
      },
      { rootMargin: margin },
    )
    observer.observe(section)
  }

  function hide(section: HTMLElement): void {
    section.dataset.state = 'leaving'
    section.removeAttribute('aria-busy')
    once(section, false, '0px', () => {
      section.hidden = true
    })
  }

  function show(section: HTMLElement, gauge: PriceGauge): void {
    const reading = parts.shownGauge(gauge)
    if (!reading) {
      hide(section)
      return
    }
    const write = (name: string, text: string) => {
      const place = section.querySelector(`[data-gauge-${name}]`)
      if (place) place.textContent = text
    }
    write('label', reading.label)
    write('range', `${dollars(gauge.market_range_min)} to ${dollars(gauge.market_range_max)}`)
    write('description', gauge.description ?? '')
    section.style.setProperty('--fill', String(reading.fill))
    section.dataset.level = reading.level
    section.dataset.state = 'shown'
    section.removeAttribute('aria-busy')
    move(section)
  }

  async function load(section: HTMLElement, address: string): Promise<void> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(8000) })
      if (!answer.ok) throw new Error(`${answer.status}`)
      if (answer.status === 204) return hide(section)
      const gauge: PriceGauge | null = JSON.parse((await answer.text()) || 'null')
      if (!gauge) throw new Error('No data returned')
      show(section, gauge)
    } catch (error) {
      console.error('Failed to fetch auto gauge data.', error)
      hide(section)
    }
  }

  function move(section: HTMLElement): void {
    once(section, true, '0px', () => {
      section.dataset.seen = ''
    })
  }

  for (const section of document.querySelectorAll<HTMLElement>('[data-gauge]:not([data-watched])')) {
    section.dataset.watched = ''
    const address = section.dataset.gauge
    if (address) once(section, true, '300px 0px', () => load(section, address))
    else move(section)
  }
}
