import { VehiclePhoto } from './VehiclePhoto'

interface Props {
  urls: readonly string[]
  name: string
}

/** Photos beside the first one on wide screens. */
const BESIDE = 4

/** The photos: a row to swipe on a phone, a large one with four beside it on a wide screen, and the rest on request. */
export function VehicleGallery({ urls, name }: Props) {
  const [first = null, ...others] = urls
  const beside = others.slice(0, BESIDE)
  const rest = others.slice(BESIDE)
  return (
    <section aria-label="Photos" className="flex flex-col gap-2">
      <ul className="scrollbar-none flex snap-x snap-mandatory gap-2 overflow-x-auto lg:grid lg:grid-cols-4 lg:grid-rows-2 lg:overflow-visible">
        <li
          className={`w-full shrink-0 snap-center overflow-hidden rounded-card ${beside.length > 0 ? 'lg:col-span-2 lg:row-span-2' : 'lg:col-span-3'}`}
        >
          <VehiclePhoto url={first} alt={name} prioritised className="lg:h-full" />
        </li>
        {beside.map((url, index) => (
          <li key={url} className="w-full shrink-0 snap-center overflow-hidden rounded-card">
            <VehiclePhoto url={url} alt={`${name}, photo ${index + 2}`} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-link underline">
            {rest.length === 1 ? 'Show 1 more photo' : `Show ${rest.length} more photos`}
          </summary>
          <ul className="grid grid-cols-2 gap-2 pt-2 lg:grid-cols-4">
            {rest.map((url, index) => (
              <li key={url} className="overflow-hidden rounded-card">
                <VehiclePhoto url={url} alt={`${name}, photo ${index + BESIDE + 2}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
