import { format } from 'dependency-cruiser'
import { execa } from 'execa'
import { mutualSiblings } from './boundaries/sibling-folders.mjs'
import { ROOT } from './launcher/paths.mjs'

const IMPORTERS = [
  'src',
  'blocks',
  'collections',
  'tenants-seed',
  'scripts',
  'tests',
  'bench',
  'payload.config.ts',
]

const { stdout, stderr } = await execa(
  'depcruise',
  ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...IMPORTERS],
  { cwd: ROOT, preferLocal: true, reject: false },
)
if (!stdout) throw new Error(`dependency-cruiser reports no graph: ${stderr}`)

const graph = JSON.parse(stdout)
const { output, exitCode } = await format(graph, { outputType: 'err' })
const pairs = mutualSiblings(graph.modules)
console.log(output)
for (const pair of pairs) console.log(`error sibling-folders: ${pair}`)
process.exitCode = exitCode > 0 || pairs.length > 0 ? 1 : 0
