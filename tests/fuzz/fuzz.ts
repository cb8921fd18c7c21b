import { parseArgs } from 'node:util'
import { fuzzServer } from './fuzz-server'

/**
 * Fuzzes a running server: `npm run fuzz -- http://localhost:3000`. Exits with an error when a request gets a
 * server error or no response. With `--as <email>:<password>`, most requests come from that person.
 */

const DEMO_SITES = ['southerncross', 'outpost', 'kestrel-kia', 'currawong', 'tworivers']
const SHOWN_FAILURES = 50

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
    hosts: { type: 'string' },
    as: { type: 'string' },
  },
})
const { hostname, port } = new URL(positionals[0] ?? 'http://localhost:3000')
const hosts =
  values.hosts?.split(',') ??
  ['localhost', ...DEMO_SITES.map((site) => `${site}.localhost`)].map((name) => `${name}:${port || 80}`)

async function signIn(person: string): Promise<string> {
  const [email = '', ...password] = person.split(':')
  const answer = await fetch(`http://${hostname}:${port || 80}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: password.join(':') }),
  })
  const { token } = await answer.json()
  if (!token) throw new Error(`${email} could not sign in: ${answer.status}.`)
  return token
}
const token = values.as === undefined ? undefined : await signIn(values.as)

const started = Date.now()
const { statuses, failures } = await fuzzServer({
  server: { hostname, port: Number(port || 80) },
  hosts,
  requests: Number(values.requests),
  seed: Number(values.seed),
  atOnce: Number(values['at-once']),
  token,
})

for (const { request, status } of failures.slice(0, SHOWN_FAILURES))
  console.log(status, JSON.stringify(request))
const counted = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${values.requests} requests with seed ${values.seed} in ${seconds} s. ${counted.join(', ')}`)
console.log(`${failures.length} requests got a server error or no response.`)
process.exitCode = failures.length > 0 ? 1 : 0
