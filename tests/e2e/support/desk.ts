import { type APIRequestContext, type APIResponse, type Browser, expect, type Page } from '@playwright/test'
import { adminAddress } from './addresses'
import { oneAtATime } from './one-at-a-time'
import type { Person } from './people'

/** The server may close a resting connection at the moment it is used. */
const again = { maxRetries: 2 }

/** A document as the API gives it with `depth=0`. */
export interface Doc {
  readonly id: number
  readonly [field: string]: unknown
}

/** Somebody signed in to the admin, with their page and the API as they reach it. */
export interface Desk {
  readonly page: Page
  readonly api: APIRequestContext
}

/** Signs in past the form, which has a test of its own. */
export async function signIn(page: Page, { email, password }: Person): Promise<Desk> {
  const api = page.request
  await oneAtATime(async () => {
    await okay(await api.post(adminAddress('/api/users/login'), { data: { email, password }, ...again }))
  })
  return { page, api }
}

/** Somebody else at the same time, in a browser session of their own, closed when the work is done. */
export async function beside<T>(
  browser: Browser,
  person: Person,
  work: (desk: Desk) => Promise<T>,
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

/** Removes what a test made. For a document that is gone already Payload answers 403 or 404, which is fine. */
export async function remove(api: APIRequestContext, collection: string, id: number): Promise<void> {
  const answer = await api.delete(adminAddress(`/api/${collection}/${id}`), again)
  expect([200, 403, 404]).toContain(answer.status())
}

/** The documents that match, by a query of Payload, such as `where[slug][equals]=outpost&limit=1`. */
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
