export const rowLinkClass =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-[0.2em] hover:underline'

export const rowClass =
  'cards carousel stock-row -mx-4 snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:gap-6 sm:px-6 lg:mx-0 lg:px-0'
