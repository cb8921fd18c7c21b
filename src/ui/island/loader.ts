import { rememberEarlierInput, rememberInput, replayInput, takeInput, textsOf } from './early-input'
import type { Island } from './island'

/*
 * The only script of a cached page. It hydrates each island when it is needed (docs/adr/0020). Until then an
 * island is working HTML. The loader repeats a button click that came before its island hydrated, or failed to.
 */

/** JSON written by the build: the file of each island that shares one. */
declare const BUNDLES: string

const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin']
/** An island starts to hydrate this far below the viewport. */
const NEAR = '300px'
/** Bounds the queue of presses for the tracker, which a website may not have. */
const MAX_PRESSES = 50

type Bundle = Pick<typeof import('./hydrate'), 'hydrate'> & Readonly<Record<string, Island<object>>>

const bundles: Readonly<Record<string, string>> = JSON.parse(BUNDLES)
const started = new WeakMap<Element, Promise<void>>()

async function load(holder: HTMLElement): Promise<void> {
  const { name = '' } = holder.dataset
  const source = new URL(`./${bundles[name] ?? name}.js`, import.meta.url).href
  const { hydrate, [name]: island }: Bundle = await import(source)
  if (!island) throw new Error(`There is no island called ${name}.`)
  const early = takeInput(holder)
  await hydrate(holder, island)
  holder.dataset.hydrated = ''
  replayInput([...early, ...textsOf(takeInput(holder))], holder)
}

/** Hydrates a holder once. Also resolves when that fails. The next interaction then retries. */
function wake(holder: HTMLElement): Promise<void> {
  const under =
    started.get(holder) ??
    load(holder).catch((error) => {
      started.delete(holder)
      holder.dataset.failed = ''
      console.warn(error)
    })
  started.set(holder, under)
  return under
}

const holderOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('forecourt-island') : null

function onInteraction({ target }: Event): void {
  const holder = holderOf(target)
  if (holder) void wake(holder)
}

function onInput({ target }: Event): void {
  const holder = holderOf(target)
  if (holder && !('hydrated' in holder.dataset)) rememberInput(target)
}

function onClick(event: MouseEvent): void {
  // The tracker counts these once it is ready (src/ui/tracking/start-tracking.ts).
  const presses = window.forecourtPresses
  if (event.target && presses && presses.length < MAX_PRESSES) presses.push(event.target)
  const holder = holderOf(event.target)
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!holder || button?.type !== 'button') return
  // A failed island stays working HTML: the browser answers its presses.
  if ('hydrated' in holder.dataset || 'failed' in holder.dataset) return
  event.preventDefault()
  event.stopPropagation()
  void wake(holder).then(() => button.click())
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const holder = isIntersecting && holderOf(target)
      if (!holder) continue
      near.unobserve(target)
      void wake(holder)
    }
  },
  { rootMargin: NEAR },
)

/** The frame with the page's pictures paints first. */
function whenIdle(run: () => void): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 4000 })
    else setTimeout(run, 200)
  })
}

function schedule(holder: HTMLElement): void {
  const { at } = holder.dataset
  // A holder has no box (`display: contents`), and its content may have none either. A holder without content
  // is not observed.
  const parts = [...holder.querySelectorAll('*')]
  const content = parts.find((part) => part.getClientRects().length > 0) ?? parts[0]
  if (at === 'visible' && content) near.observe(content)
  else if (at === 'idle' || at === 'visible') whenIdle(() => void wake(holder))
}

const holders = () => [...document.querySelectorAll<HTMLElement>('forecourt-island')]

/** The page's main tools do not wait for its pictures. */
function startFirst(): void {
  for (const holder of holders()) if (holder.dataset.at === 'load') void wake(holder)
}

function startRest(): void {
  for (const holder of holders()) schedule(holder)
}

window.forecourtPresses = []
for (const type of INTERACTIONS) {
  document.addEventListener(type, onInteraction, { capture: true, passive: true })
}
// Not on the later `change` event: React hydrates at the first event, and a select then has the value it was
// rendered with.
document.addEventListener('input', onInput, { capture: true })
document.addEventListener('click', onClick, { capture: true })
rememberEarlierInput()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startFirst)
else startFirst()
if (document.readyState === 'complete') startRest()
else addEventListener('load', startRest)
