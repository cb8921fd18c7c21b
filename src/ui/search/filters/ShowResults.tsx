import { Button } from '@/ui/primitives/buttons/Button'
import { ShowMe } from '../ShowMe'
import { useSearch } from '../search-context'

export function ShowResults() {
  const { answer, site, isWaiting } = useSearch()
  return (
    <Button type="submit" className="filter-submit">
      <ShowMe count={answer.shown} wording={site.wording} isWaiting={isWaiting} />
    </Button>
  )
}
