import { Notice } from '@/ui/primitives/Notice'
import { useSearch } from './search-context'

/** What a shopper must know about the results above them: what could not be read, and what of the words narrows nothing. */
export function SearchNotices() {
  const { answer } = useSearch()
  return (
    <>
      {answer.problems.map(({ field, message }) =>
        field === 'near' ? (
          // Its field says so; on a phone that is put away with the filters.
          <div key={field} className="lg:hidden">
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
