/** Null if the postcode is valid (DEL-02). */
export function postcodeProblem(typed: string): string | null {
  const postcode = typed.trim()
  if (postcode === '') return 'Please enter a postcode.'
  return /^\d{4}$/.test(postcode) ? null : 'Invalid postcode. Please enter a 4-digit number.'
}
