import { parse } from 'yaml'
import { DOCKER_IMAGE } from '~/scripts/typesense/docker.mjs'
import { exists, readSource } from './source-files'

interface Service {
  image?: string
  environment: Record<string, string>
  volumes?: string[]
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  cpus?: string
  pids_limit?: number
  stop_grace_period?: string
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, null>
}

const readCompose = (): Compose => parse(readSource('docker-compose.yml'), { merge: true })
const settings = [...readSource('src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): (?:z|unlessEmpty)\b/gm)].map(
  ([, name]) => name,
)

describe('docker-compose.yml', () => {
  const { services, volumes } = readCompose()

  it.each(['app', 'worker'])('gives the %s every setting of src/env.ts, and nothing else', (name) => {
    expect(settings).toContain('DATABASE_URL')
    expect(Object.keys(services[name]?.environment ?? {}).sort()).toEqual([...settings].sort())
  })

  it('runs the services the code uses', () => {
    expect(Object.keys(services).sort()).toEqual(['app', 'postgres', 'typesense', 'worker'])
  })

  it('waits for services that say when they are healthy', () => {
    const waits = Object.values(services).flatMap((service) => Object.entries(service.depends_on ?? {}))
    expect(waits).toEqual([
      ['postgres', { condition: 'service_healthy' }],
      ['app', { condition: 'service_healthy' }],
    ])
    expect(services.postgres?.healthcheck?.test).toEqual(
      expect.arrayContaining([expect.stringContaining('pg_isready')]),
    )
  })

  it('gives the web server and the worker the time to end their work that systemd gives them', () => {
    const guide = readSource('docs/deploy.md')
    const given = [...guide.matchAll(/^TimeoutStopSec=(\d+)$/gm)].map(([, seconds]) => `${seconds}s`)
    expect([services.app?.stop_grace_period, services.worker?.stop_grace_period]).toEqual(['15s', '120s'])
    expect(given).toEqual(['15s', '120s'])
  })

  it('runs the search server that `npm run typesense` runs', () => {
    expect(services.typesense?.image).toBe(DOCKER_IMAGE)
  })

  it('starts and answers without the search server, whose health is known all the same', () => {
    expect(services.typesense?.healthcheck?.test?.at(-1)).toContain('GET /health')
    expect(Object.values(services).flatMap((service) => Object.keys(service.depends_on ?? {}))).not.toContain(
      'typesense',
    )
  })

  it('keeps what must outlive a container in declared volumes', () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
    expect(mounted).toEqual(
      expect.arrayContaining(['data:/data', 'postgres:/var/lib/postgresql', 'typesense:/data']),
    )
    expect(mounted.map((mount) => mount.split(':')[0]).filter((name) => !((name ?? '') in volumes))).toEqual(
      [],
    )
  })

  it.each(Object.keys(services))(
    'gives %s limits, and no right or place to write that it does not need',
    (name) => {
      const service = services[name]
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\$\{[A-Z_]+:-\d+g\}$/),
        cpus: expect.stringMatching(/^\$\{[A-Z_]+:-\d+\}$/),
        pids_limit: expect.any(Number),
      })
      expect(service?.tmpfs).toContain('/tmp')
    },
  )

  it('holds no password or secret', () => {
    const { environment } = services.app ?? { environment: {} }
    expect(environment.PAYLOAD_SECRET).toMatch(/^\$\{PAYLOAD_SECRET:\?/)
    expect(environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?/)
    expect(services.postgres?.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
    for (const name of ['app', 'worker', 'typesense'])
      expect(services[name]?.environment.TYPESENSE_API_KEY).toMatch(/^\$\{TYPESENSE_API_KEY:\?/)
  })
})

describe('scripts/web-server.mjs', () => {
  it('gives an upload of 200 MB by a slow line an hour to come in', () => {
    const server = readSource('scripts/web-server.mjs')
    expect(server).toContain('createServer({ requestTimeout: LONGEST_REQUEST }')
    expect(server).toMatch(/^const LONGEST_REQUEST = 3_600_000$/m)
  })
})

describe('Dockerfile', () => {
  const dockerfile = readSource('Dockerfile')

  it('needs no secret to build', () => {
    const given = [...dockerfile.matchAll(/^(?:ARG|ENV) (.*)$/gm)].map(([, what]) => what ?? '')
    expect(given.filter((what) => /SECRET|PASSWORD|DATABASE_URL/.test(what))).toEqual([])
  })

  it('serves as an ordinary user, after bringing the database up to date', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^CMD .*scripts\/migrate\.ts && exec node scripts\/web-server\.mjs"\]$/m)
  })

  it('copies only what exists', () => {
    const copied = [...dockerfile.matchAll(/--from=build(?: --chown=\S+)? (.+) \S+$/gm)].flatMap(
      ([, paths]) => (paths ?? '').split(' ').map((path) => path.replace('/app/', '')),
    )
    expect(copied).toContain('payload.config.ts')
    expect(copied.filter((path) => path !== '.next' && !exists(path))).toEqual([])
  })
})

describe('hosted CI', () => {
  it('runs npm test on the supported version of Node and nothing else of ours', () => {
    const { jobs } = parse(readSource('.github/workflows/test.yml'))
    const steps: { run?: string; with?: Record<string, string> }[] = jobs.test.steps
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test'])
    expect(steps.find((step) => step.with?.['node-version-file'])?.with?.['node-version-file']).toBe('.nvmrc')
    const { engines } = JSON.parse(readSource('package.json'))
    expect(engines.node).toBe('>=20.9')
  })
})

describe('the version of Node', () => {
  it('is the same long-term one for images and for developers, and `npm start` works on older ones', () => {
    const version = readSource('.nvmrc').trim()
    expect(version).toBe('24')
    const images = [...readSource('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toEqual(Array(3).fill(`node:${version}-bookworm-slim`))
  })
})

describe('docs/deploy.md', () => {
  const guide = readSource('docs/deploy.md')

  it('restores a backup in containers while web server and worker are stopped', () => {
    const [, commands = ''] = /```\n([^`]*scripts\/backup\.ts[^`]*)```/.exec(guide) ?? []
    const { services } = readCompose()
    const steps = commands.split('\n').filter((line) => line !== '')
    expect(steps).toEqual([
      expect.stringMatching(/^docker compose exec worker node .*scripts\/backup\.ts --to \/data\/backups$/),
      'docker compose stop app worker',
      expect.stringMatching(
        /^docker compose run --rm --no-deps worker node .*scripts\/restore\.ts \/data\/backups\/\S+ --replace$/,
      ),
      'docker compose up --detach',
    ])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['app', 'worker']))
    const run = services.worker?.command?.slice(0, -1).join(' ')
    expect(steps[0]).toContain(` ${run} `)
    expect(steps[2]).toContain(` ${run} `)
  })

  it('tells Caddy to lead to the admin by its own name alone', () => {
    const [, sample = ''] = /### Caddy[^`]*(?:`[^`\n]+`[^`]*)*```\n([\s\S]*?)```/.exec(guide) ?? []
    const dealers = sample.slice(sample.indexOf('https:// {'))
    expect(dealers).toMatch(/^\t@ours expression `.*\{host\}\.startsWith\("admin\."\)`$/m)
    expect(dealers).toMatch(/^\trespond @ours 404$/m)
  })

  it('says how much memory rendered pages take', () => {
    const megabytes = (path: string, name: string) =>
      Number(new RegExp(`${name} = (\\d+) \\* 1024 \\* 1024`).exec(readSource(path))?.[1])
    const rendered = megabytes('src/server/cache/tag-store.mjs', 'MAX_BYTES')
    const sent = megabytes('src/server/web/stored-pages.mjs', 'MOST_BYTES')
    expect(guide.replace(/\s+/g, ' ')).toContain(
      `Rendered pages take up to ${rendered} MB of its memory, and as they are sent, plain and compressed, up to ${sent} MB more.`,
    )
  })

  it('gives a restore under systemd the settings of the services', () => {
    const settings = /EnvironmentFile=(\S+)/.exec(guide)?.[1]
    expect(settings).toBe('/etc/forecourt.env')
    expect(guide).toMatch(
      new RegExp(`systemd-run .*--property=EnvironmentFile=${settings}[^\`]*scripts/restore\\.ts`),
    )
  })
})

describe('README.md', () => {
  it('has every setting in its table', () => {
    const readme = readSource('README.md')
    expect(settings.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
  })
})
