const { join } = require('node:path')
const { compilerOptions } = require('../../tsconfig.json')

/** The aliases of tsconfig.json for dependency-cruiser, which cannot read them through TypeScript 7. */
const alias = Object.entries(compilerOptions.paths).map(([name, [target]]) => ({
  name: name.replace(/\/\*$/, ''),
  alias: join(process.cwd(), target.replace(/\/\*$/, '')),
  onlyModule: !name.endsWith('/*'),
}))

module.exports = { resolve: { alias } }
