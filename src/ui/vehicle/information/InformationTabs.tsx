import type { InformationPart } from './information-parts'

/** Touch screens swipe the tabs; a mouse cannot, so on wide screens they wrap. */
const tabs =
  'mb-6 flex min-w-0 gap-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none] sm:flex-wrap sm:gap-x-0.5 sm:gap-y-0'

const tabLabel =
  'relative inline-flex min-h-12 cursor-pointer items-center border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-ink-3 hover:text-ink-1 has-checked:border-link has-checked:text-ink-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink-1 sm:px-2 sm:text-[0.9375rem]'

/** A panel is hidden while its tab is not selected. */
const panels: Record<InformationPart['key'], string> = {
  comments: 'group-[:not(:has([value=comments]:checked))]/tabs:hidden',
  included: 'group-[:not(:has([value=included]:checked))]/tabs:hidden',
  why: 'group-[:not(:has([value=why]:checked))]/tabs:hidden',
  reserve: 'group-[:not(:has([value=reserve]:checked))]/tabs:hidden',
  protect: 'group-[:not(:has([value=protect]:checked))]/tabs:hidden',
  features: 'group-[:not(:has([value=features]:checked))]/tabs:hidden',
}

/**
 * The parts as tabs (VDP-15). The tabs are radio buttons, so they work by keyboard and without JavaScript. A
 * single part has no tabs.
 */
export function InformationTabs({ parts }: { parts: readonly InformationPart[] }) {
  return (
    <div className="information-tabs group/tabs">
      {parts.length > 1 && (
        <fieldset className={tabs}>
          <legend className="sr-only">More about this vehicle</legend>
          {parts.map(({ key, tab }, index) => (
            <label key={key} className={tabLabel}>
              <input
                type="radio"
                name="information"
                value={key}
                defaultChecked={index === 0}
                className="absolute opacity-0"
              />
              {tab}
            </label>
          ))}
        </fieldset>
      )}
      {parts.map(({ key, tab, content }) => (
        <section
          key={key}
          className={parts.length > 1 ? panels[key] : ''}
          aria-labelledby={`information-${key}`}
        >
          <h2 id={`information-${key}`} className={parts.length > 1 ? 'sr-only' : 'mb-4 text-xl'}>
            {tab}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}
