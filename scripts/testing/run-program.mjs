import { ROOT } from '../launcher/paths.mjs'

/**
 * Runs a program of an installed package, or one named by its path, with its output shown as it comes. It ends with this
 * process. Execa is loaded when it is needed: the packages are installed by this same process.
 * @param {string} program such as `jest`
 * @param {NodeJS.ProcessEnv} [env] besides this process's own
 * @returns {Promise<number>} its exit code, 1 when it could not be started or a signal ended it
 */
export async function runProgram(program, args, env = {}) {
  const { execa } = await import('execa')
  const stdio = ['ignore', 'inherit', 'inherit']
  const result = await execa(program, args, { cwd: ROOT, env, stdio, preferLocal: true, reject: false })
  if (result.exitCode === undefined) console.error(result.shortMessage)
  return result.exitCode ?? 1
}
