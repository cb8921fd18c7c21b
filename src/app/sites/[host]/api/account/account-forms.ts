import { z } from 'zod'
import { normaliseEmail } from '@/domain/leads/privacy/contact'
import { CODE_MINUTES } from '@/domain/shoppers/code-mail'
import { PENDING_COOKIE, SESSION_COOKIE, TYPED_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { parseSaved } from '@/domain/vehicle/saved/saved-vehicles'
import { database } from '@/server/clients/database'
import { parsePhone } from '@/server/leads/parse-phone'
import { deleteAccount } from '@/server/shoppers/garage/own-data'
import { getShopper } from '@/server/shoppers/get-shopper'
import { dropCode } from '@/server/shoppers/session/codes'
import { sendEmailCode, sendPhoneCode } from '@/server/shoppers/session/send-code'
import { setPassword } from '@/server/shoppers/session/set-password'
import { type SignedIn, signInWithCode, signInWithPassword } from '@/server/shoppers/session/sign-in'
import { signOut } from '@/server/shoppers/session/sign-out'
import { verifyPhone } from '@/server/shoppers/session/verify-phone'
import { type AccountAnswer, type AccountForm, backToSignIn, type Cookies } from './answer-account-form'
import { sessionCookie } from './session-answer'

type Handler = (form: AccountForm) => Promise<AccountAnswer>

/** Characters. A longer one is refused as a new password too. */
const LONGEST_PASSWORD = 201

const address = z.email().max(254)

const emailOf = ({ answers }: AccountForm): string | null =>
  address.safeParse(normaliseEmail(answers.get('email') ?? '')).data ?? null

const browserOf = ({ session, answers, address, isLocal, now }: AccountForm) => ({
  session,
  favourites: parseSaved(answers.get('favourites') ?? ''),
  address,
  isLocal,
  now,
})

const pendingCookie = (token: string): Cookies => ({
  [PENDING_COOKIE]: { value: token, maxAge: CODE_MINUTES * 60 },
})

/** Keeps a typed address for the form that comes again, in the browser only. */
const typedCookie = (typed: string | null): Cookies => ({
  [TYPED_COOKIE]: typed
    ? { value: encodeURIComponent(typed.slice(0, 254)), maxAge: CODE_MINUTES * 60 }
    : null,
})

const start: Handler = async (form) => {
  const email = emailOf(form)
  const typed = typedCookie(form.answers.get('email'))
  if (!email) return { location: backToSignIn(form, 'bad-email'), cookies: typed }
  const token = await sendEmailCode(form.ctx, email, form)
  if (!token) return { location: backToSignIn(form, 'too-many'), cookies: typed }
  return { location: backToSignIn(form), cookies: { ...pendingCookie(token), ...typed } }
}

/** The page asked for; the number first where the watchlist needs one (WATCH-05). */
async function afterSignIn(form: AccountForm, signedIn: SignedIn, typed: Cookies): Promise<AccountAnswer> {
  if (signedIn.kind === 'refused') return { location: backToSignIn(form, signedIn.why), cookies: typed }
  return {
    location: form.type === 'watchlist' ? backToSignIn(form) : form.redirect,
    cookies: { ...sessionCookie(signedIn.token), [PENDING_COOKIE]: null, [TYPED_COOKIE]: null },
  }
}

const code: Handler = async (form) => {
  const given = { token: form.pending ?? '', code: form.answers.get('code') ?? '' }
  const signedIn = await signInWithCode(form.ctx, given, browserOf(form))
  return afterSignIn(form, signedIn, {})
}

const password: Handler = async (form) => {
  const email = emailOf(form)
  const typed = typedCookie(form.answers.get('email'))
  if (!email) return { location: backToSignIn(form, 'bad-email'), cookies: typed }
  const given = { email, password: (form.answers.get('password') ?? '').slice(0, LONGEST_PASSWORD) }
  return afterSignIn(form, await signInWithPassword(form.ctx, given, browserOf(form)), typed)
}

const phone: Handler = async (form) => {
  const shopper = await getShopper(form.ctx, form.headers)
  if (!shopper) return { location: backToSignIn(form) }
  const number = parsePhone(form.answers.get('phone') ?? '')
  if (!number) return { location: backToSignIn(form, 'bad-phone') }
  const token = await sendPhoneCode(form.ctx, shopper, number, form)
  if (!token) return { location: backToSignIn(form, 'too-many') }
  return { location: backToSignIn(form), cookies: pendingCookie(token) }
}

const phoneCode: Handler = async (form) => {
  const shopper = await getShopper(form.ctx, form.headers)
  if (!shopper) return { location: backToSignIn(form) }
  const given = { token: form.pending ?? '', code: form.answers.get('code') ?? '', now: form.now }
  const outcome = await verifyPhone(form.ctx, shopper, given)
  if (outcome !== 'verified') return { location: backToSignIn(form, outcome) }
  return { location: form.redirect, cookies: { [PENDING_COOKIE]: null } }
}

const restart: Handler = async (form) => {
  if (form.pending) await dropCode(database(), form.ctx, form.pending)
  return { location: backToSignIn(form), cookies: { [PENDING_COOKIE]: null } }
}

const leave: Handler = async (form) => {
  await signOut(form.ctx, form.headers, { everywhere: form.answers.has('everywhere') })
  return { location: '/', cookies: { [SESSION_COOKIE]: null, [PENDING_COOKIE]: null } }
}

const newPassword: Handler = async (form) => {
  const shopper = await getShopper(form.ctx, form.headers)
  if (!shopper || !form.session) return { location: backToSignIn(form) }
  const typed = (form.answers.get('password') ?? '').slice(0, LONGEST_PASSWORD)
  const problem = await setPassword(shopper, typed, form.session)
  return { location: `/my-garage?said=${problem ? 'weak-password' : 'password'}` }
}

const remove: Handler = async (form) => {
  const shopper = await getShopper(form.ctx, form.headers)
  if (!shopper) return { location: backToSignIn(form) }
  await deleteAccount(shopper)
  return { location: '/', cookies: { [SESSION_COOKIE]: null, [PENDING_COOKIE]: null } }
}

/** `POST /api/account/{action}`. */
export const accountForms: ReadonlyMap<string, Handler> = new Map([
  ['start', start],
  ['code', code],
  ['password', password],
  ['phone', phone],
  ['phone-code', phoneCode],
  ['restart', restart],
  ['sign-out', leave],
  ['new-password', newPassword],
  ['delete', remove],
])
