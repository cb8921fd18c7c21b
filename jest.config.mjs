import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const aliases = { '^@/(.*)$': '<rootDir>/src/$1', '^~/(.*)$': '<rootDir>/$1' }

const besideTheCode = [
  'src',
  'blocks',
  'collections',
  'scripts',
  'tenants-seed',
  'bench',
  'tests/architecture',
]
const unitTests = (extension) => besideTheCode.map((folder) => `<rootDir>/${folder}/**/*.test.${extension}`)

const modulePathIgnorePatterns = ['<rootDir>/.next/', '<rootDir>/.data/']

/** Packages that are ES modules alone. The unit tests are compiled to CommonJS, and these with them. */
const ES_MODULES = ['p-queue', 'p-timeout']

const unit = {
  displayName: 'unit',
  moduleNameMapper: aliases,
  modulePathIgnorePatterns,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'jsx', 'json', 'node'],
}

async function unitProject(testEnvironment, extension) {
  const testMatch = unitTests(extension)
  const config = await createConfig({ ...unit, testEnvironment, testMatch })()
  // Next's own list of packages to compile (`(?!(geist|…)/)`), with ours before it.
  const patterns = config.transformIgnorePatterns.map((pattern) =>
    pattern.startsWith('/node_modules/(?!.pnpm)') ? pattern.replace('(?!(', `(?!(${ES_MODULES.join('|')}|`) : pattern,
  )
  return { ...config, transformIgnorePatterns: patterns }
}

/** Real modules in Node: Payload and its drivers cannot be loaded any other way. */
const node = {
  testEnvironment: 'node',
  modulePathIgnorePatterns,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    ...aliases,
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^next/(cache|headers|navigation|server)$': '<rootDir>/node_modules/next/$1.js',
  },
  // Payload's editor hangs on its way in without the `development` condition.
  testEnvironmentOptions: { customExportConditions: ['development', 'node', 'node-addons'] },
  globalSetup: '<rootDir>/tests/support/integration-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/integration-teardown.mjs',
}

async function nodeProject(displayName, testMatch) {
  const config = await createConfig({ ...node, displayName, testMatch })()
  // Next would also compile some packages, and .mjs to what nothing can be imported from: Node loads them as they are.
  return { ...config, transformIgnorePatterns: ['/node_modules/', '\\.mjs$'] }
}

export default async () => ({
  // To load Payload alone takes a busy machine half a minute. What hangs is ended by this, and nothing is measured by it.
  testTimeout: 120_000,
  projects: [
    await unitProject('node', 'ts'),
    await unitProject('jsdom', 'tsx'),
    await nodeProject('integration', ['<rootDir>/tests/integration/**/*.test.ts']),
    await nodeProject('shared-data', ['<rootDir>/tests/shared-data/**/*.test.ts']),
  ],
})
