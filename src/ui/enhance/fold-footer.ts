/**
 * Folds the footer's groups to their titles on phones. Where they stand in columns they are always open, and their titles are
 * no buttons to stop at.
 */
export function foldFooter(): void {
  const columns = window.matchMedia('(width >= 48rem)')
  const groups = document.querySelectorAll<HTMLDetailsElement>('.footer-group')

  function arrange(): void {
    for (const group of groups) {
      group.open = columns.matches
      const title = group.querySelector('summary')
      if (columns.matches) title?.setAttribute('tabindex', '-1')
      else title?.removeAttribute('tabindex')
    }
  }

  arrange()
  columns.addEventListener('change', arrange)
}
