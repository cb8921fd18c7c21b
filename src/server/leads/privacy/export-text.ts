import type { Readable } from 'node:stream'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { ownValue } from '@/domain/records/own-value'
import { uploadStore } from '../../uploads/configured-store'
import type { PersonExport } from './export-person'

/** Base64 writes three bytes as four characters, so that only the last part may have another length. */
const GROUP = 3

async function* base64Of(body: Readable): AsyncGenerator<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of body) {
    const bytes = Buffer.concat([rest, chunk as Buffer])
    const whole = bytes.length - (bytes.length % GROUP)
    rest = bytes.subarray(whole)
    yield bytes.subarray(0, whole).toString('base64')
  }
  yield rest.toString('base64')
}

/** JSON of an object, open for more fields. */
const opened = (object: object) => {
  const json = JSON.stringify(object).slice(0, -1)
  return json === '{' ? json : `${json},`
}

async function* fileText(file: unknown): AsyncGenerator<string> {
  const described = isRecord(file) ? file : {}
  const key = ownValue(described, 'key')
  const stored = typeof key === 'string' ? await uploadStore().open('leads', key) : null
  yield `${opened(described)}"content":`
  if (!stored) return yield 'null}'
  yield '"'
  yield* base64Of(stored.body)
  yield '"}'
}

async function* listText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => AsyncGenerator<string>,
): AsyncGenerator<string> {
  yield '['
  for (const [nth, item] of items.entries()) {
    if (nth > 0) yield ','
    yield* textOf(item)
  }
  yield ']'
}

async function* leadText({ files, ...lead }: PersonExport['leads'][number]): AsyncGenerator<string> {
  yield `${opened(lead)}"files":`
  yield* listText(Array.isArray(files) ? files : [], fileText)
  yield '}'
}

/**
 * A person's export as JSON, with the contents of their files in Base64, a part at a time: photos are too large to hold together. A file that is
 * gone has the content null.
 */
export async function* exportText({ leads, ...held }: PersonExport): AsyncGenerator<string> {
  yield `${opened(held)}"leads":`
  yield* listText(leads, leadText)
  yield '}'
}
