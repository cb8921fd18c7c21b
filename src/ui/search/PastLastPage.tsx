import { ButtonLink } from '@/ui/primitives/ButtonLink'

/** For an address whose page number is beyond the results, such as a bookmark from when there was more stock. */
export function PastLastPage({ pages, lastHref }: { pages: number; lastHref: string }) {
  return (
    <div className="ground-quiet flex flex-col items-start gap-6 rounded-card p-8 sm:p-12">
      <p className="max-w-prose text-lg">
        {pages === 1
          ? 'All of them are on one page.'
          : `They fill ${pages} pages, and this address is past them.`}
      </p>
      <ButtonLink link={{ label: pages === 1 ? 'Show them' : 'Go to the last page', href: lastHref }} />
    </div>
  )
}
