import type { Unfinished } from '../../website-files/import-website'

interface Props {
  readonly unfinished: Unfinished
  /** The address of a collection's list. */
  list(collection: string): string
  /** The same with the website's documents only. */
  own(collection: string): string
  /** The address of the switches. */
  readonly switches: string
}

/** What a website from a file lacks: what was lost before, and what no file brings. */
export function UnfinishedSteps({ unfinished: { pictures, scripts, settings }, list, own, switches }: Props) {
  return (
    <>
      {pictures.map(({ id, name }) => (
        <li key={id}>
          <a href={`${list('media')}/${id}`}>{name}</a>: the other website had lost this picture. It is a grey
          area until you upload it.
        </li>
      ))}
      {scripts.length > 0 && (
        <li>
          <a href={own('scripts')}>Scripts</a>: {scripts.join(', ')}. They do not run yet. Read what each
          loads and which account it names, then start it.
        </li>
      )}
      {settings.length > 0 && (
        <li>
          <a href={switches}>Switches</a>: {settings.join(', ')}. A file does not bring them. Enter them if
          the website needs them.
        </li>
      )}
    </>
  )
}
