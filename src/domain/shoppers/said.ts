/** What the sign-in page says about the last form, by the word in its address. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['wrong-code', 'This code is not right. Check it and try again.'],
  ['expired', 'This code is no longer valid. Ask for a new one.'],
  ['wrong-password', 'The email address or the password is not right. You can sign in with a code instead.'],
  ['too-many', 'Too many tries. Wait a while, then try again.'],
  ['bad-email', 'Enter an email address such as name@example.com.'],
  ['bad-phone', 'Enter an Australian mobile number such as 0491 570 156.'],
  ['failed', 'This did not work. Please try again.'],
])

export const saidText = (word: string | null): string | null => SAID.get(word ?? '') ?? null
