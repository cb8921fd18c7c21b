/** A value of a document, as staff read it in the form. */
export interface Line {
  /** The same in each version: the path of fields, with the ids of rows. */
  readonly key: string
  /** Such as `Slides 2 › Heading`. */
  readonly label: string
  readonly text: string
  /** Of a list of rows: the rows' ids. Only a change of their order counts. */
  readonly order?: readonly string[]
}

export interface VersionBlock {
  readonly id: string
  /** The type of block, such as `Hero`. */
  readonly label: string
  readonly lines: readonly Line[]
}

/** What one version of a document says. */
export interface VersionContent {
  /** Outside the blocks. */
  readonly lines: readonly Line[]
  readonly blocks: readonly VersionBlock[]
}

export interface Change {
  /** The line's. */
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
}

export interface ComparedBlock {
  readonly id: string
  readonly label: string
  readonly state: 'same' | 'changed' | 'added' | 'removed'
  /** Whether it stands elsewhere among the blocks that both versions have. */
  readonly isMoved: boolean
  readonly changes: readonly Change[]
}

export interface Comparison {
  readonly changes: readonly Change[]
  /** In the order of the later version. A removed block follows the one that it followed. */
  readonly blocks: readonly ComparedBlock[]
}

/** The ids that keep their order: a longest run of `after` whose places in `before` rise. All others have moved. */
function inOrder(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = after.map((id) => before.indexOf(id))
  const runs: number[][] = []
  for (const [index, place] of places.entries()) {
    const best = runs
      .slice(0, index)
      .reduce<number[]>(
        (longest, run, at) => ((places[at] ?? 0) < place && run.length > longest.length ? run : longest),
        [],
      )
    runs.push([...best, index])
  }
  const longest = runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
  return new Set(longest.map((index) => after[index] ?? ''))
}

/** The ids that both lists have, in the order of the first. */
const common = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))

function isSame(before: Line, after: Line): boolean {
  if (!before.order || !after.order) return before.text === after.text
  const [was, is] = [common(before.order, after.order), common(after.order, before.order)]
  return was.every((id, place) => is[place] === id)
}

function changesOf(before: readonly Line[], after: readonly Line[]): Change[] {
  const was = new Map(before.map((line) => [line.key, line]))
  const is = new Map(after.map((line) => [line.key, line]))
  const changed = after.flatMap((line) => {
    const old = was.get(line.key)
    if (old ? isSame(old, line) : line.order || line.text === '') return []
    return [{ key: line.key, label: line.label, before: old?.text ?? '', after: line.text }]
  })
  const gone = before.filter((line) => !is.has(line.key) && !line.order && line.text !== '')
  return [...changed, ...gone.map(({ key, label, text }) => ({ key, label, before: text, after: '' }))]
}

function compareBlock(
  was: VersionBlock | undefined,
  is: VersionBlock,
  ordered: ReadonlySet<string>,
): ComparedBlock {
  const changes = changesOf(was?.lines ?? [], is.lines)
  const { id, label } = is
  if (!was) return { id, label, state: 'added', isMoved: false, changes }
  return { id, label, state: changes.length > 0 ? 'changed' : 'same', isMoved: !ordered.has(id), changes }
}

/** Compares two versions of a document: what differs outside its blocks, and each block, which is known by its id. */
export function compareVersions(before: VersionContent, after: VersionContent): Comparison {
  const [was, is] = [before.blocks.map(({ id }) => id), after.blocks.map(({ id }) => id)]
  const ordered = inOrder(common(was, is), common(is, was))
  const blocks = after.blocks.map((block) =>
    compareBlock(
      before.blocks.find(({ id }) => id === block.id),
      block,
      ordered,
    ),
  )
  for (const [place, { id, label, lines }] of before.blocks.entries()) {
    if (is.includes(id)) continue
    const previous = blocks.findIndex((block) => block.id === was[place - 1])
    const changes = changesOf(lines, [])
    blocks.splice(previous + 1, 0, { id, label, state: 'removed', isMoved: false, changes })
  }
  return { changes: changesOf(before.lines, after.lines), blocks }
}
