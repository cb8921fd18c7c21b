import type { SignInType } from './gates'

export const SIGN_IN = '/sign-in'

interface Asked {
  readonly type: SignInType
  /** The path and query to return to. */
  readonly redirect: string
  /** The path of the page that the visitor came from, for the link back. */
  readonly back?: string
}

/** ROUTE-27. */
export function signInPath({ type, redirect, back = '/' }: Asked): string {
  return `${SIGN_IN}?${new URLSearchParams({ type, redirect, back })}`
}
