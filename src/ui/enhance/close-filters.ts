/**
 * Filters that drop down close when a shopper presses elsewhere or Escape; focus returns to the filter's name.
 * Self-contained: `PageScript` sends its source.
 */
export function closeFilters(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>('details.filter-group[name][open]')
  document.addEventListener('pointerdown', ({ target }) => {
    for (const group of open()) {
      if (target instanceof Node && !group.contains(target)) group.open = false
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const group of open()) {
      const hadFocus = group.contains(document.activeElement)
      group.open = false
      if (hadFocus) group.querySelector('summary')?.focus()
    }
  })
}
