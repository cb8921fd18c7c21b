import type { NotFoundLinks } from '@/domain/content/site-chrome'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { type Link, phoneHref } from '@/domain/url/link'
import { Icon } from '../primitives/Icon'
import SearchBox from '../search/suggestions/search-box.island'
import { RoadArt } from './RoadArt'
import { StockTiles } from './StockTiles'

interface Props {
  waysOn?: NotFoundLinks | null
  /** Pages that the URL may have meant, the likeliest first. */
  guesses?: readonly Link[]
}

/** The content of a 404 page. Names a tenant only when it is given one: it also answers unknown hosts. */
export function NotFound({ waysOn, guesses = [] }: Props) {
  return (
    <>
      <section className="ground-hero overflow-hidden">
        <div className="container-page grid items-center gap-x-12 gap-y-8 py-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-2 lg:py-20">
          <div className="grid gap-5">
            <p className="tabular font-display text-lg font-bold text-ink-3">Error 404</p>
            <h1 className="text-3xl sm:text-4xl lg:text-5xl">Page not found</h1>
            <p className="max-w-[52ch] text-lg text-ink-2">
              The address may be mistyped, the page may have moved, or the vehicle may have gone to a new
              home. There are more where it came from.
            </p>
            {guesses.length > 0 && <Guesses links={guesses} />}
            <SearchBox
              id="missing-search"
              label="Make, model or keyword"
              placeholder="Make, model or keyword"
              size="large"
            />
            <NextSteps phone={waysOn?.phone ?? null} />
          </div>
          <RoadArt className="w-full max-w-xl text-ink-1 max-md:-order-1 max-md:max-w-60 lg:mx-auto" />
        </div>
      </section>
      {waysOn && <StockTiles bodies={waysOn.bodies} makes={waysOn.makes} />}
    </>
  )
}

function NextSteps({ phone }: { phone: string | null }) {
  const look = 'flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:underline'
  return (
    <ul className="flex flex-wrap gap-x-8">
      <li>
        <a href="/" className={look}>
          Go to the home page
          <Icon name="arrow" />
        </a>
      </li>
      <li>
        <a href={SEARCH_PATH} className={look}>
          See all stock
          <Icon name="arrow" />
        </a>
      </li>
      {phone && (
        <li>
          <a href={phoneHref(phone)} className={`tabular ${look}`}>
            <Icon name="phone" />
            Call {phone}
          </a>
        </li>
      )}
    </ul>
  )
}

function Guesses({ links }: { links: readonly Link[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-lg">
      Did you mean
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:no-underline"
        >
          {label}?
        </a>
      ))}
    </p>
  )
}
