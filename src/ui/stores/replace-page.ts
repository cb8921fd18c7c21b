/** Leads to another address in place of this page. Tests, whose window cannot leave, stand in for it. */
export function replacePage(address: string): void {
  window.location.replace(address)
}
