import { trackedEvents } from '@/domain/tracking/events'
import { keepFavourites } from '@/ui/enhance/keep-favourites'
import { keptList } from '@/ui/enhance/kept-list'
import { leafThroughPhotos } from '@/ui/enhance/leaf-through-photos'
import { PageScript } from '@/ui/enhance/PageScript'

/** What brings a list of cards to life: photos to leaf through and favourites. Once is enough; more do no harm. */
export function CardScripts() {
  return (
    <>
      <PageScript run={leafThroughPhotos} />
      <PageScript
        run={keepFavourites}
        settings={{ event: trackedEvents.watchlistSave }}
        parts={{ keptList }}
      />
    </>
  )
}
