import { format } from 'node:util'
import { isNativeError } from 'node:util/types'
import { pino } from 'pino'
import { logFormat, setJsonLines } from './destination.mjs'
import { log } from './log.mjs'

/** @param {'info' | 'warn' | 'error'} level */
const toLog =
  (level) =>
  /** @param {unknown[]} said */
  (...args) => {
    const err = args.find(isNativeError)
    const words = args.filter((part) => part !== err)
    if (err) log[level]({ err }, words.length > 0 ? format(...words) : err.message)
    else log[level](format(...words))
  }

/**
 * Makes this process log JSON lines to standard output if the settings say so. Includes console output of Next and packages, and uncaught
 * exceptions.
 * @param {{ LOG_FORMAT?: string, NODE_ENV?: string }} environment
 */
export function configureJsonLog(environment) {
  if (logFormat(environment) !== 'json') return
  setJsonLines(pino.destination({ dest: 1, sync: true }))
  Object.assign(console, {
    log: toLog('info'),
    info: toLog('info'),
    warn: toLog('warn'),
    error: toLog('error'),
  })
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'an exception was not caught'))
}
