import { ROOT } from '../launcher/paths.mjs'

/**
 * Runs a program of an installed package, or one given by its path, and shows its output live. The program
 * ends with this process. Execa is imported on use, because this process installs the packages first.
 * @param {string} program such as `jest`
 * @param {NodeJS.ProcessEnv} [env] added to this process's environment
 * @returns {Promise<number>} its exit code, or 1 if it could not start or a signal ended it
 */
export async function runProgram(program, args, env = {}) {
  const { execa } = await import('execa')
  const stdio = ['ignore', 'inherit', 'inherit']
  const result = await execa(program, args, { cwd: ROOT, env, stdio, preferLocal: true, reject: false })
  if (result.exitCode === undefined) console.error(result.shortMessage)
  return result.exitCode ?? 1
}
