/** Brings the button to life that prints the page. For PageScript: stands alone. */
export function printPage(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print-page]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
