import type { SignInType } from '@/domain/shoppers/gates'

/** What the address of the sign-in page asks for. Every form carries it on. */
export interface Asked {
  readonly type: SignInType
  readonly redirect: string
  readonly back: string
}
