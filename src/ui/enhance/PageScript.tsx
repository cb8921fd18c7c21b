type Plain = string | number | boolean

type SelfContained = (...args: never[]) => unknown

interface Props {
  /** Stands alone: no imports, nothing from around it. Its source is sent to the browser. */
  run: (settings: never, parts: never) => void
  /** Plain data for the function. */
  settings?: Readonly<Record<string, Plain | readonly Plain[] | Readonly<Record<string, Plain>>>>
  /** Other functions that stand alone, given to it by name: what would be its imports. */
  parts?: Readonly<Record<string, SelfContained>>
}

/** `</script>` and the like inside a text would end the script early. */
function asSource(value: unknown): string {
  return JSON.stringify(value ?? {}).replaceAll('<', '\\u003c')
}

function partsSource(parts: Props['parts']): string {
  const named = Object.entries(parts ?? {}).map(([name, part]) => `${name}:${part}`)
  return named.length > 0 ? `,{${named.join()}}` : ''
}

/**
 * A small function that runs in the browser on a page that loads no framework (docs/adr/0009): menus that hide, rows that
 * count. The page works without it.
 */
export function PageScript({ run, settings, parts }: Props) {
  const source = `(${run})(${asSource(settings)}${partsSource(parts)})`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions' source, with data that cannot leave its JSON
  return <script dangerouslySetInnerHTML={{ __html: source }} />
}
