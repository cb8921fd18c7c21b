import { SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { SESSION_DAYS } from '@/server/shoppers/session/sessions'
import type { Cookies } from './answer-account-form'

const SECONDS_OF_A_DAY = 24 * 60 * 60

export const sessionCookie = (token: string): Cookies => ({
  [SESSION_COOKIE]: { value: token, maxAge: SESSION_DAYS * SECONDS_OF_A_DAY },
})
