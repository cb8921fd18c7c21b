/** Brings the button to life that prints the page. For PageScript: stands alone. */
export function printPage(): void {
  document.querySelector('[data-print-page]')?.addEventListener('click', () => window.print())
}
