import { Button } from '@/ui/primitives/Button'
import { ShowMe } from './ShowMe'
import { useSearch } from './search-context'

/** Leads from the filters to the results. */
export function ShowResults({ onShow }: { onShow?: () => void }) {
  const { answer, site } = useSearch()
  return (
    <Button type="submit" className="filter-submit" onClick={onShow}>
      <ShowMe count={answer.shown} wording={site.wording} />
    </Button>
  )
}
