import { Secret, TOTP } from 'otpauth'
import { database } from '@/server/clients/database'
import { PASSWORD, type Person, type World } from '../isolation/world'

const HALF_MINUTE = 30_000

/** The app's current code, or the one `step` half-minutes from now. */
export const codeOf = (secret: string, step = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * HALF_MINUTE })

/** A code that is not valid now, nor two steps before or after. */
export const wrongCodeOf = (secret: string): string => {
  const right = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  )
}

export interface Enrolled {
  readonly secret: string
  readonly recoveryCodes: string[]
  /** The cookies that identify the browser in which it was set up. */
  readonly cookies: string
}

/** A response's cookies as the browser sends them. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/**
 * Each code is valid once, and no earlier code is valid after it. Clearing the last step lets the next login
 * reuse the current code.
 */
export const allowCodeReuse = ({ id }: Pick<Person, 'id'>) =>
  database().query('UPDATE accounts.second_factors SET last_step = 0 WHERE person_id = $1', [id])

export async function begin(world: World, { token }: Pick<Person, 'token'>): Promise<string> {
  const { text } = await world.rest({ method: 'POST', path: '/users/second-factor/begin', token })
  return JSON.parse(text).secret as string
}

export async function enrol(world: World, person: Person, currentPassword = PASSWORD): Promise<Enrolled> {
  const secret = await begin(world, person)
  const body = { currentPassword, code: codeOf(secret) }
  const answer = await world.rest({
    method: 'POST',
    path: '/users/second-factor/finish',
    token: person.token,
    body,
  })
  if (answer.status !== 200) throw new Error(answer.text)
  await allowCodeReuse(person)
  return { secret, recoveryCodes: JSON.parse(answer.text).recoveryCodes, cookies: cookiesOf(answer.headers) }
}
