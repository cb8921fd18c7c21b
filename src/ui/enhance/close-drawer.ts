/**
 * Closes the drawer at a tap beside it where the browser does not (`closedby`), and when the screen grows and the menu moves
 * into the header: an open dialog that is not shown would keep the page from answering.
 */
export function closeDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('.menu-drawer')
  if (!drawer) return
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    drawer.addEventListener('click', (event) => event.target === drawer && drawer.close())
  }
  window.addEventListener('resize', () => {
    if (drawer.open && drawer.getClientRects().length === 0) drawer.close()
  })
}
