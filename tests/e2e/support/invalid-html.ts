import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Browsers read the charset from no more of a page. */
const CHARSET_BYTES = 1024

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // What the HTML standard asks for, and nothing about style.
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        'forecourt-island': { flow: true, phrasing: true, transparent: true },
        // Valid, but figures hold pictures and captions here; tools stand beside them.
        figure: { inherit: 'figure', permittedDescendants: [{ exclude: ['div', 'details'] }] },
      },
    ],
  }),
)

/** What is invalid in a page as the server sends it; the browser's own tree has been mended. */
export function invalidHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `is invalid at ${line}:${column}: ${message} (${ruleId})`)
  const start = Buffer.from(html).subarray(0, CHARSET_BYTES).toString('latin1')
  if (!/<meta charset="utf-8"/i.test(start)) faults.push(`has no charset in its first ${CHARSET_BYTES} bytes`)
  return faults
}
