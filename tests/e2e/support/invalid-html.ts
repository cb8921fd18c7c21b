import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Browsers look for the charset in this many bytes of a page. */
const CHARSET_BYTES = 1024

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    // Checks the HTML standard, not style.
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        'forecourt-island': { flow: true, phrasing: true, transparent: true },
        // The standard allows these, but here figures hold only pictures and captions; tools go beside them.
        figure: { inherit: 'figure', permittedDescendants: [{ exclude: ['div', 'details'] }] },
      },
    ],
  }),
)

/** The faults in a page's HTML as the server sends it; the browser repairs its own tree. */
export function invalidHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html)
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `is invalid at ${line}:${column}: ${message} (${ruleId})`)
  const start = Buffer.from(html).subarray(0, CHARSET_BYTES).toString('latin1')
  if (!/<meta charset="utf-8"/i.test(start)) faults.push(`has no charset in its first ${CHARSET_BYTES} bytes`)
  return faults
}
