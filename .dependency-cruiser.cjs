/**
 * Who may import whom: docs/architecture.md in a form that `npm test` checks. Each room lists what it may import, and
 * everything else is refused. tests/architecture/import-boundaries.test.ts proves that each rule can fail.
 * No rule here says that sibling folders never import each other both ways: a circular rule of folder scope also
 * refuses longer cycles and a folder that shares files with its subfolders, and misses a pair that meets in different
 * subfolders. scripts/boundaries.mjs checks it on dependency-cruiser's graph.
 */
const { Compiler } = require('@swc/core')

// dependency-cruiser's own TypeScript reader needs TypeScript 5, and its SWC reader forgets that .tsx holds JSX.
const parseFileSync = Compiler.prototype.parseFileSync
Compiler.prototype.parseFileSync = function parseWithJsx(path, options) {
  return parseFileSync.call(this, path, { ...options, tsx: /\.[jt]sx$/.test(path) })
}

const TESTS = '[.]test[.]tsx?$'
const GENERATED_TYPES = '^src/payload-types[.]ts$'
const DOMAIN = '^src/domain/'
const UI = '^src/ui/'
const SERVER = '^src/server/'
const ENVIRONMENT = '^src/env[.]ts$'
const PAYLOAD_CONFIG = '^payload[.]config[.]ts$'
const ANY_PACKAGE = '^node_modules/'
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`

/** Whatever `from` imports must match one of `mayImport`; Node's own modules only where `node` says so. */
const room = (name, comment, { from, fromNot = [], mayImport, node = false }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [TESTS, ...fromNot] },
  to: { pathNot: mayImport, ...(node ? { dependencyTypesNot: ['core'] } : {}) },
})

const rooms = [
  room('domain', 'The rules are pure: src/domain imports src/domain.', {
    from: DOMAIN,
    mayImport: [DOMAIN],
  }),
  room('ui', 'What shoppers see gets everything as props: src/ui imports src/ui and src/domain.', {
    from: UI,
    mayImport: [
      UI,
      DOMAIN,
      packages('react', 'react-dom', 'next', 'lucide', 'simple-icons'),
      packages('@tanstack/react-query', 'react-hook-form', 'react-zoom-pan-pinch'),
    ],
  }),
  room(
    'server',
    'src/server imports src/server, src/domain, packages, generated types and the environment.',
    {
      from: SERVER,
      fromNot: ['^src/server/clients/'],
      mayImport: [SERVER, DOMAIN, GENERATED_TYPES, ENVIRONMENT, ANY_PACKAGE],
      node: true,
    },
  ),
  room('server-clients', 'Only src/server/clients may hold the Payload config.', {
    from: '^src/server/clients/',
    mayImport: [SERVER, DOMAIN, GENERATED_TYPES, ENVIRONMENT, PAYLOAD_CONFIG, ANY_PACKAGE],
    node: true,
  }),
  room('block-config', "A block's schema imports Payload's types, collections/fields and src/domain.", {
    from: '^blocks/[^/]+/config[.]ts$',
    mayImport: [packages('payload'), '^collections/fields/', DOMAIN],
  }),
  room('block-load', "A block's loader imports src/server and src/domain.", {
    from: '^blocks/[^/]+/load[.]ts$',
    mayImport: [SERVER, DOMAIN, GENERATED_TYPES, '^blocks/block-types[.]ts$'],
  }),
  room('block-view', "A block's view imports src/ui, src/domain and its own island.", {
    from: '^blocks/([^/]+)/(view|island)[.]tsx$',
    mayImport: [
      UI,
      DOMAIN,
      GENERATED_TYPES,
      '^blocks/block-types[.]ts$',
      '^blocks/$1/island[.]tsx$',
      packages('react', 'next'),
    ],
  }),
  room(
    'block-registry',
    'What joins the blocks into pages knows the blocks, src/ui, src/domain, the log, the time that a page shows, and how it is rendered again soon.',
    {
      from: '^blocks/[^/]+[.]tsx?$',
      mayImport: [
        '^blocks/',
        DOMAIN,
        UI,
        GENERATED_TYPES,
        '^src/server/(log/|cache/retry-soon[.]ts$|tenants/site-now[.]ts$)',
        packages('payload', 'react', 'next'),
      ],
    },
  ),
  room(
    'collections',
    'Collections import collections, src/domain, the block schemas, and the cache and the uploads of src/server.',
    {
      from: '^collections/',
      fromNot: ['^collections/[^/]+/(hooks|endpoints|server-views)/'],
      mayImport: [
        '^collections/',
        DOMAIN,
        GENERATED_TYPES,
        '^blocks/configs[.]ts$',
        '^src/server/(cache|uploads)/',
        ANY_PACKAGE,
      ],
      node: true,
    },
  ),
  room(
    'collection-hooks',
    'Hooks, endpoints and views that the server renders may call the server besides.',
    {
      from: '^collections/[^/]+/(hooks|endpoints|server-views)/',
      mayImport: ['^collections/', DOMAIN, GENERATED_TYPES, SERVER, ENVIRONMENT, ANY_PACKAGE],
      node: true,
    },
  ),
  room('app', 'Routes import src/server, the block registry, src/ui and src/domain.', {
    from: '^src/app/',
    fromNot: ['^src/app/[(]payload[)]/'],
    mayImport: [
      '^src/app/',
      SERVER,
      UI,
      DOMAIN,
      '^blocks/render-blocks[.]tsx$',
      packages('react', 'next', 'zod'),
    ],
  }),
  room(
    'app-payload',
    "Payload's own routes hold the Payload config, the admin's components and the checks of requests.",
    {
      from: '^src/app/[(]payload[)]/',
      mayImport: [
        '^src/app/[(]payload[)]/',
        PAYLOAD_CONFIG,
        '^collections/',
        '^src/server/web/',
        DOMAIN,
        ANY_PACKAGE,
      ],
    },
  ),
  room('src-root', 'What Next runs at start imports src/server.', {
    from: '^src/[^/]+[.]ts$',
    mayImport: [SERVER, DOMAIN, packages('zod', 'payload', 'next')],
  }),
]

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere would escape every other rule.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-seed-in-product',
    comment: 'The demo dealers are for tests, benchmarks and scripts.',
    severity: 'error',
    from: { pathNot: ['^(tests|scripts|bench|tenants-seed)/', TESTS] },
    to: { path: '^tenants-seed/' },
  },
  {
    name: 'seed-without-routes',
    comment: 'The demo dealers are planted through the product, not through its routes.',
    severity: 'error',
    from: { path: '^tenants-seed/' },
    to: { path: '^src/app/' },
  },
  {
    name: 'no-development-packages',
    comment: 'The product runs without devDependencies.',
    severity: 'error',
    from: { path: '^(src|blocks|collections|tenants-seed)/', pathNot: [TESTS] },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
  },
]

module.exports = {
  forbidden: [...rooms, ...everywhere],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^[.]next/', '^[.]data/'] },
    webpackConfig: { fileName: require.resolve('./tests/architecture/import-aliases.cjs') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
