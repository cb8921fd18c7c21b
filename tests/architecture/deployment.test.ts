import { parse } from 'yaml'
import { variables } from '@/env'
import { MAX_BYTES } from '@/server/cache/tag-store.mjs'
import { MAX_BYTES as MAX_SENT_BYTES } from '@/server/web/stored-pages.mjs'
import { DOCKER_IMAGE } from '~/scripts/typesense/docker.mjs'
import { exists, readSource } from './source-files'

interface Service {
  image?: string
  environment: Record<string, string>
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  tmpfs?: string[]
  stop_grace_period?: string
}

const { services }: { services: Record<string, Service> } = parse(readSource('docker-compose.yml'), {
  merge: true,
})
const settings = Object.keys(variables.shape)

const PINNED = /^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/

const required = (name: string) => `\${${name}:?`

/** The Dockerfile's instructions, with continued lines joined. */
const instructions = readSource('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '))

describe('docker-compose.yml', () => {
  it.each(['app', 'worker'])('passes the %s every setting in src/env.ts and nothing else', (name) => {
    expect(Object.keys(services[name]?.environment ?? {}).sort()).toEqual([...settings].sort())
  })

  it('starts without waiting for the search server', () => {
    expect(Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}))).not.toContain(
      'typesense',
    )
  })

  it('pins the digest of every image that it does not build', () => {
    const fetched = Object.values(services).flatMap(({ image }) =>
      image === 'forecourt' ? [] : (image ?? []),
    )
    expect(fetched.length).toBe(2)
    expect(fetched).toEqual(fetched.map(() => expect.stringMatching(PINNED)))
  })

  it('runs the search server that `npm run typesense` runs', () => {
    expect(services.typesense?.image).toBe(DOCKER_IMAGE)
  })

  it.each(Object.keys(services))('limits the memory, CPUs, processes and privileges of %s', (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      cpus: expect.any(String),
      pids_limit: expect.any(Number),
    })
    expect(services[name]?.tmpfs).toContain('/tmp')
  })

  it('contains no password or secret, and refuses to start without them', () => {
    const { app, worker, postgres, typesense } = services
    for (const service of [app, worker]) {
      expect(service?.environment.PAYLOAD_SECRET?.startsWith(required('PAYLOAD_SECRET'))).toBe(true)
      expect(service?.environment.DATABASE_URL).toContain(`:${required('POSTGRES_PASSWORD')}`)
    }
    expect(postgres?.environment.POSTGRES_PASSWORD?.startsWith(required('POSTGRES_PASSWORD'))).toBe(true)
    for (const service of [app, worker, typesense]) {
      expect(service?.environment.TYPESENSE_API_KEY?.startsWith(required('TYPESENSE_API_KEY'))).toBe(true)
    }
  })
})

describe('Dockerfile', () => {
  it('needs no secret to build', () => {
    const names = instructions
      .filter(([keyword]) => keyword === 'ARG' || keyword === 'ENV')
      .flatMap(([, ...assignments]) => assignments.map((assignment) => assignment.split('=')[0]))
    expect(names).toContain('NODE_ENV')
    const secrets = ['PAYLOAD_SECRET', 'POSTGRES_PASSWORD', 'DATABASE_URL', 'TYPESENSE_API_KEY']
    expect(names.filter((name) => secrets.includes(name ?? ''))).toEqual([])
  })

  it('runs as an unprivileged user', () => {
    const users = instructions.filter(([keyword]) => keyword === 'USER').map(([, user]) => user)
    expect(users.at(-1)).toBe('node')
  })

  it('copies only files and folders that exist', () => {
    const copied = instructions
      .filter(([keyword, from]) => keyword === 'COPY' && from === '--from=build')
      .flatMap(([, , ...paths]) => paths.slice(0, -1))
      .filter((path) => !path.startsWith('--'))
      .map((path) => path.replace('/app/', ''))
    expect(copied).toContain('payload.config.ts')
    expect(copied.filter((path) => path !== '.next' && !exists(path))).toEqual([])
  })

  it('uses the same Node version as development', () => {
    const stages = instructions.filter(([keyword]) => keyword === 'FROM').map(([, image]) => image)
    const image = `node:${readSource('.nvmrc').trim()}-bookworm-slim@`
    expect(stages).toEqual(stages.map(() => expect.stringContaining(image)))
  })

  it('builds every stage on the same image, pinned by its digest', () => {
    const stages = instructions.filter(([keyword]) => keyword === 'FROM').map(([, image]) => image)
    expect(new Set(stages).size).toBe(1)
    expect(stages[0]).toMatch(PINNED)
  })
})

describe('docs/operations/deploy.md', () => {
  const guide = readSource('docs/operations/deploy.md')
  const lines = guide.split('\n')

  it('gives systemd services the same stop timeout as docker-compose.yml', () => {
    const given = lines
      .filter((line) => line.startsWith('TimeoutStopSec='))
      .map((line) => `${line.replace('TimeoutStopSec=', '')}s`)
    expect(given).toEqual([services.app?.stop_grace_period, services.worker?.stop_grace_period])
  })

  it('backs up and restores in containers with the worker’s command', () => {
    const run = services.worker?.command?.slice(0, -1).join(' ')
    expect(run).toContain('node ')
    const commands = lines.filter((line) => line.startsWith('docker compose'))
    expect(commands).toContainEqual(expect.stringContaining(`${run} scripts/commands/backup.ts`))
    expect(commands).toContainEqual(expect.stringContaining(`${run} scripts/commands/restore.ts`))
  })

  it('states how much memory rendered pages take', () => {
    const megabytes = (bytes: number) => bytes / 1024 / 1024
    expect(lines.join(' ')).toContain(
      `Rendered pages take up to ${megabytes(MAX_BYTES)} MB of its memory, and as they are sent, plain and compressed, up to ${megabytes(MAX_SENT_BYTES)} MB more.`,
    )
  })
})

describe('README.md', () => {
  it('lists every setting in its table', () => {
    const readme = readSource('README.md')
    expect(settings.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
  })
})
