/** Returns the pages to link to: the first, the last and two on either side. Null marks a gap of more than one page. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((each) => each > 1 && each < pages)
  const shown = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages)
  return shown.flatMap((each, index) => {
    const gap = each - (shown[index - 1] ?? each)
    if (gap > 2) return [null, each]
    return gap === 2 ? [each - 1, each] : [each]
  })
}
