import { type APIRequestContext, type APIResponse, type Browser, expect, type Page } from '@playwright/test'
import { adminAddress } from './addresses'
import { oneAtATime } from './one-at-a-time'
import type { Person } from './people'

/** The server may close an idle connection at the moment it is used. */
const again = { maxRetries: 2 }

/** A document from the API with `depth=0`. */
export interface Doc {
  readonly id: number
  readonly [field: string]: unknown
}

/** A signed-in user's page and API. */
export interface SignedInUser {
  readonly page: Page
  readonly api: APIRequestContext
}

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** The sessions of this worker, by email. To hash a password takes a quarter of a second. */
const sessions = new Map<string, Cookies>()

/** Whether the person's earlier session still holds. A test may have ended it. */
async function resume(page: Page, email: string): Promise<boolean> {
  const cookies = sessions.get(email)
  if (!cookies) return false
  await page.context().addCookies(cookies)
  const answer = await page.request.get(adminAddress('/api/users/me?depth=0'), again)
  return ((await answer.json()) as { user?: { email?: string } | null }).user?.email === email
}

/** Signs in over the API to a session of this test alone, which it may end. */
export async function signInAnew(page: Page, person: Person): Promise<SignedInUser> {
  sessions.delete(person.email)
  const desk = await signIn(page, person)
  sessions.delete(person.email)
  return desk
}

/** Signs in over the API, once in a worker; another test covers the form. */
export async function signIn(page: Page, { email, password }: Person): Promise<SignedInUser> {
  const api = page.request
  if (await resume(page, email)) return { page, api }
  await oneAtATime(async () => {
    await okay(await api.post(adminAddress('/api/users/login'), { data: { email, password }, ...again }))
  })
  sessions.set(email, (await api.storageState()).cookies)
  return { page, api }
}

/** Signs in a second user in a separate browser session, and closes it after `work`. */
export async function asSecondUser<T>(
  browser: Browser,
  person: Person,
  work: (desk: SignedInUser) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext()
  try {
    return await work(await signIn(await context.newPage(), person))
  } finally {
    await context.close()
  }
}

export async function create(api: APIRequestContext, collection: string, data: object): Promise<Doc> {
  const answer = await okay(await api.post(adminAddress(`/api/${collection}?depth=0`), { data, ...again }))
  return ((await answer.json()) as { doc: Doc }).doc
}

export async function change(
  api: APIRequestContext,
  collection: string,
  id: number,
  data: object,
): Promise<Doc> {
  const answer = await okay(
    await api.patch(adminAddress(`/api/${collection}/${id}?depth=0`), { data, ...again }),
  )
  return ((await answer.json()) as { doc: Doc }).doc
}

/** Deletes a test's document. Payload responds 403 or 404 when it is already deleted, which is fine. */
export async function remove(api: APIRequestContext, collection: string, id: number): Promise<void> {
  const answer = await api.delete(adminAddress(`/api/${collection}/${id}`), again)
  expect([200, 403, 404]).toContain(answer.status())
}

/** The documents that match a Payload query, such as `where[slug][equals]=outpost&limit=1`. */
export async function find(api: APIRequestContext, collection: string, where = ''): Promise<Doc[]> {
  const answer = await okay(await api.get(adminAddress(`/api/${collection}?depth=0&${where}`), again))
  return ((await answer.json()) as { docs: Doc[] }).docs
}

export async function findOne(api: APIRequestContext, collection: string, where: string): Promise<Doc> {
  const [doc] = await find(api, collection, where)
  if (!doc) throw new Error(`No ${collection} with ${where}.`)
  return doc
}

async function okay(answer: APIResponse): Promise<APIResponse> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}
