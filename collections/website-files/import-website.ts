import type { PayloadRequest } from 'payload'
import { describeProblems } from '@/domain/flags/overrides/describe-problems'
import { settingsFromFile } from '@/domain/starter/carried-settings'
import type { SiteRecord } from '@/domain/starter/site-record'
import { type HeadLine, headLine, recordLine } from './file-lines'
import { parseLine, readToEnd, refused } from './read-file'
import { type RecordWriter, recordWriter } from './write-records'

/** What somebody has to do before the website is as complete as the old one. */
export interface Unfinished {
  /** Names of scripts, which do not run yet. */
  readonly scripts: readonly string[]
  /** Pictures whose files the old website had lost. */
  readonly pictures: readonly { readonly id: number; readonly name: string }[]
  /** Labels of settings that stayed in the old installation. */
  readonly settings: readonly string[]
}

export interface ImportedWebsite {
  readonly id: number
  readonly unfinished: Unfinished
}

interface Target {
  /** The settings of the new website's group. */
  readonly groupSettings: unknown
  /** Creates the website. Returns its id. */
  create(data: object): Promise<number>
}

async function createFrom(head: HeadLine, { groupSettings, create }: Target) {
  const { template, manufacturer_name, address } = head
  const carried = {
    settings: head.settings ?? {},
    inherited: head.inherited ?? {},
    left_out: head.left_out ?? [],
  }
  const { settings, unset, problems } = settingsFromFile(carried, { template, group: groupSettings })
  if (problems.length > 0) throw refused(`Line 1: ${describeProblems(problems)}`)
  return { id: await create({ template, manufacturer_name, address, settings }), unset }
}

/** Collects what somebody has to do. */
function unfinishedOf(settings: readonly string[]) {
  const [scripts, pictures]: [string[], Unfinished['pictures'][number][]] = [[], []]
  const note = ({ collection, data, missing }: SiteRecord, id: number) => {
    if (collection === 'scripts') scripts.push(String(data.name))
    if (collection === 'media' && missing) pictures.push({ id, name: String(data.alt || missing) })
  }
  return { note, unfinished: { scripts, pictures, settings } satisfies Unfinished }
}

/** Makes a website from a file on the disk. Throws 400 with the first line that is refused. */
export async function importWebsite(
  req: PayloadRequest,
  path: string,
  target: Target,
): Promise<ImportedWebsite> {
  let site: (ReturnType<typeof unfinishedOf> & { id: number; write: RecordWriter }) | null = null
  for await (const { given, place } of readToEnd(path)) {
    if (site) {
      const record = parseLine(recordLine, given, place)
      site.note(record, await site.write(record, place))
    } else {
      const { id, unset } = await createFrom(parseLine(headLine, given, place), target)
      site = { id, write: recordWriter(req, id), ...unfinishedOf(unset) }
    }
  }
  if (!site) throw refused('The file is empty.')
  return { id: site.id, unfinished: site.unfinished }
}
