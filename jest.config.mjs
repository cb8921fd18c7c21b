import nextJest from 'next/jest.js'
import { bundledModules } from './tests/support/payload-bundle.mjs'

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

const unit = {
  displayName: 'unit',
  moduleNameMapper: aliases,
  modulePathIgnorePatterns,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'jsx', 'json', 'node'],
}

/** Real modules in Node: Payload and its drivers cannot be loaded any other way. */
const node = {
  // In Jest's context each use of a global is slow. For ES modules see payload-bundle.mjs.
  sandboxInjectedGlobals: ['Object', 'Array', 'String', 'Math', 'Number', 'RegExp', 'Map', 'Set', 'JSON'],
  testEnvironment: 'node',
  modulePathIgnorePatterns,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    ...aliases,
    ...bundledModules,
    '^@payload-config$': '<rootDir>/payload.config.ts',
    '^next/(cache|headers|navigation|server)$': '<rootDir>/node_modules/next/$1.js',
  },
  // Without the `development` condition, importing Payload's editor hangs.
  testEnvironmentOptions: { customExportConditions: ['development', 'node', 'node-addons'] },
  setupFiles: ['own-data-folder', 'cheap-passwords'].map((name) => `<rootDir>/tests/support/${name}.mjs`),
  globalSetup: '<rootDir>/tests/support/integration-setup.mjs',
  globalTeardown: '<rootDir>/tests/support/integration-teardown.mjs',
}

async function nodeProject(displayName, testMatch) {
  const config = await createConfig({ ...node, displayName, testMatch })()
  // Next would also compile some packages, and .mjs files to modules without exports. Node loads both uncompiled.
  return { ...config, transformIgnorePatterns: ['/node_modules/', '\\.mjs$'] }
}

export default async () => ({
  // Loading Payload takes half a minute on a busy machine. This limit stops hanging tests; it is not a performance requirement.
  testTimeout: 120_000,
  testSequencer: '<rootDir>/tests/support/slowest-first.mjs',
  projects: [
    await createConfig({ ...unit, testEnvironment: 'node', testMatch: unitTests('ts') })(),
    await createConfig({ ...unit, testEnvironment: 'jsdom', testMatch: unitTests('tsx') })(),
    await nodeProject('integration', ['<rootDir>/tests/integration/**/*.test.ts']),
    await nodeProject('shared-data', ['<rootDir>/tests/shared-data/**/*.test.ts']),
  ],
})
