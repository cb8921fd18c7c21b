import type { InformationPart } from './information-parts'

/**
 * The parts as tabs (VDP-15). The tabs are radio buttons, so they work by keyboard and without JavaScript. A
 * single part has no tabs.
 */
export function InformationTabs({ parts }: { parts: readonly InformationPart[] }) {
  return (
    <div className="information-tabs">
      {parts.length > 1 && (
        <fieldset>
          <legend className="sr-only">More about this vehicle</legend>
          {parts.map(({ key, tab }, index) => (
            <label key={key}>
              <input type="radio" name="information" value={key} defaultChecked={index === 0} />
              {tab}
            </label>
          ))}
        </fieldset>
      )}
      {parts.map(({ key, tab, content }) => (
        <section key={key} data-panel={key} aria-labelledby={`information-${key}`}>
          <h2 id={`information-${key}`} className={parts.length > 1 ? 'sr-only' : 'mb-4 text-xl'}>
            {tab}
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}
