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

This page is generated from \`tests/integration/isolation/access-table.ts\`. \`isolation.test.ts\` tests every cell over REST and
the Local API, on documents of a person's own websites, of other websites of the group and of another group. To change access,
change the table first, then the rules in \`collections/access/\`, then run \`npm test -- --only integration\`.

- **Marketing staff** work on the websites on their record, one or several.
- **Sales staff** work on the leads of the websites on their record, or only of the locations listed there.
- **Group admins** work on every website of their group and manage its staff.
- **Platform admins** run the platform.
- **Visitors**, and accounts outside the \`users\` collection, have no access: shoppers get their pages from the websites, never
  from this API.

A document without access behaves as if it did not exist: the API does not find, count or list it, and no condition, sort or
join reveals anything about it. A document never moves to another website, and refers only to documents of its own website.
Nobody can perform an operation that is not listed.
`

const vehicles = `## What the table does not show

- Vehicles: staff can change only \`staff.*\` (hide, tag, corrected texts). The feed owns the other fields.
- Import runs: nobody can change what the run itself writes (status, counts, problems).
- Websites: only platform admins change the slug and the group. They also set the search service's key; admins can read it.
- People: admins set role, group and websites. A group admin creates marketing and sales staff of their own group, for websites of that
  group, and cannot change the sign-in of a person who also works for another group.
- To change a password or an email address, or to make a person an admin, a person enters their own current password.
- Sign-in attempts are rate limited by network and by account. Browsers in which somebody has signed in to the account with its
  current password have their own count, so a stranger cannot lock them out. 500 wrong guesses from many networks lock out other
  browsers for up to an hour. A link by mail, or from \`npm run reset-link\`, lets the owner of the account in.
- With a second factor, signing in requires a code as well as the password. Platform admins can remove the second factor of others,
  group admins that of the group's marketing and sales staff. Removing your own requires the password and a code. Nobody can read its key.
  With \`SECOND_FACTOR=required\`, platform and group admins without one have no access until they set one up.
- Sign-ins, the audit log: only the server writes them. A group admin reads those of the accounts of the group's people.
- The outbox contains emails if no mail server is configured. Group admins read emails about leads of their websites. Emails about
  accounts, which contain links that set a password, belong to no website: only platform admins read them.
- Leads: people change only the status, the assigned person and whether the lead is spam. The assigned person must be able to work on
  the lead. Sales staff with locations on their record see only leads of these locations, and no lead without a location. So it is
  with test drives, valuations, deliveries and notes.
- Marketing staff read leads of a website, and change nothing, if \`leads.marketingSeesNames\` is on for it.
- Group and platform admins export and erase a person's data: see [leads-privacy.md](leads/leads-privacy.md).
- The locations on a person's record belong to the websites there. A group admin changes only those of the group's websites.
- A lock means that somebody is editing a document. People who may read the document see its lock. People who may change it can
  remove the lock, or take it over for themselves only. Sales staff see locks on leads and test drives. A lock expires after five
  minutes.
- A website, a group or a dealership with content cannot be deleted. Nor can a dealership or a location with leads, or one that a
  delivery rule or a person's record names. A deleted person's leads stay.
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
  const body = aligned([['', 'Marketing staff', 'Sales staff', 'Group admin', 'Platform admin'], ...listed])
  const content = listed.length > 0 ? body : ['Only the server has access.']
  return [`## ${collection}`, '', ...content, ''].join('\n')
}

/** docs/access.md, as it must be. */
export function accessDocument(): string {
  return [introduction, ...Object.keys(accessTable).map(tableOf), vehicles].join('\n')
}
