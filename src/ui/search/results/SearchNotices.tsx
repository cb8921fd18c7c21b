import { Notice } from '@/ui/primitives/Notice'
import { useSearch } from '../search-context'

/** Shown above the results: invalid input, and words that filter nothing. */
export function SearchNotices() {
  const { answer, site } = useSearch()
  return (
    <>
      {answer.problems.map(({ field, message }) =>
        field === 'near' ? (
          // In a rail the field itself shows the message. A phone's sheet and a bar's drop-down hide the
          // field.
          <div key={field} className={site.layout.filters === 'rail' ? 'lg:hidden' : undefined}>
            <Notice look="caution">{message}</Notice>
          </div>
        ) : (
          <Notice look="caution" live="alert" key={field}>
            {`Part of the address could not be read: ${field}. ${message}`}
          </Notice>
        ),
      )}
      {answer.notices.map((words) => (
        <Notice key={words} live="status">
          {words}
        </Notice>
      ))}
    </>
  )
}
