import { accessTable, type Operation, operations, type Reach } from './access-table'

const words: Record<Reach, string> = {
  none: '–',
  self: 'their own',
  staff: 'staff of their group',
  'self and staff': 'themselves and staff of their group',
  own: 'their websites',
  group: 'their group',
  all: 'all',
}

const names: Record<Operation, string> = {
  create: 'create',
  read: 'read',
  update: 'change',
  delete: 'delete',
  duplicate: 'duplicate',
  versions: 'see versions',
  restore: 'restore a version',
  unlock: 'unlock',
}

const introduction = `# Who may do what

Printed from \`tests/integration/isolation/access-table.ts\`; \`isolation.test.ts\` tries every cell of it over REST and the
Local API, on documents of one's own websites, of other websites of the group and of another group. Change the table
first, then the rules in \`collections/access\`, then run \`npm test -- --only integration\`.

- **Marketing staff** work on the websites on their record, which may be several.
- **Group admins** work on every website of their group and look after its staff.
- **Platform admins** run the platform.
- Visitors, and any account that is not a person of the \`users\` collection, reach nothing here: shoppers get their pages
  from the websites, never from this API.

What is out of reach is as if it did not exist: it is not found, not counted, not listed, and no condition, sort or join
tells anything about it. A document never moves to another website, and refers to documents of its own website only.
Operations that are not listed are nobody's.
`

const vehicles = `## What the table does not show

- Vehicles: only \`staff.*\` (hide, tag, corrected texts) can be changed by anybody; the feed owns the rest.
- Import runs: what the run itself writes (status, counts, problems) can be changed by nobody.
- Websites: slug and group by platform admins only; the search service's key is theirs to set, and read by admins.
- People: role, group and websites are set by admins; a group admin makes marketing staff of the own group, for websites of
  the own group, and cannot change the sign-in of a person who also works for another group.
- To change a password or an e-mail address, or to make somebody an admin, people give their own current password.
- Tries to sign in are limited by network and by account. Browsers in which somebody has signed in to the account with its
  present password are counted by themselves, and no stranger keeps them out. Other browsers are kept out for up to an hour
  by 500 wrong guesses from many networks; a link by mail, or by \`npm run reset-link\`, lets their owners in.
- With a second factor, signing in takes a code besides the password. Platform admins remove that of others, group admins that of the
  group's marketing staff; one's own takes the password and a code. Nobody reads its key. Where \`SECOND_FACTOR=required\` is set,
  platform and group admins without one reach nothing in this table, and set theirs up.
- Sign-ins, the audit log, are written by the server alone. A group admin reads those at the accounts of the group's people.
- The outbox holds mails as long as no mail server is set up, with links by which a password can be set.
- A lock says that somebody is editing a document. People who may read the document see its lock. People who may change it
  remove the lock or take it over, for themselves only. A lock expires after five minutes.
- Deleting a website, a group or a dealership is refused while it has content.
`

/** A table as the formatter wants it: columns of one width. */
function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}

function tableOf(collection: string): string {
  const row = accessTable[collection] ?? {}
  const listed = operations.flatMap((operation) => {
    const reach = row[operation]
    return reach ? [[names[operation], ...reach.map((cell) => words[cell])]] : []
  })
  const body = aligned([['', 'Marketing staff', 'Group admin', 'Platform admin'], ...listed])
  return [`## ${collection}`, '', ...(listed.length > 0 ? body : ["Nobody's: the server's own."]), ''].join(
    '\n',
  )
}

/** docs/access.md, as it must be. */
export function accessDocument(): string {
  return [introduction, ...Object.keys(accessTable).map(tableOf), vehicles].join('\n')
}
