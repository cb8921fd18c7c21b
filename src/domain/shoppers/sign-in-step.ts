/** What the sign-in page asks for next. */
export type SignInStep =
  | { readonly kind: 'address' /** What was typed before. */; readonly email: string }
  | { readonly kind: 'code'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'phone-code'; readonly phone: string }
  | { readonly kind: 'done' }
