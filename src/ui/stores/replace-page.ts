/** Navigates to another URL and replaces the history entry. Tests mock it, because jsdom cannot navigate. */
export function replacePage(address: string): void {
  window.location.replace(address)
}
