import { format } from 'node:util'
import { log, logFormat } from './log.mjs'

/** @param {'info' | 'warn' | 'error'} level */
const toLog =
  (level) =>
  /** @param {unknown[]} said */
  (...said) => {
    const err = said.find((part) => part instanceof Error)
    const words = said.filter((part) => part !== err)
    if (err) log[level]({ err }, words.length > 0 ? format(...words) : err.message)
    else log[level](format(...words))
  }

/**
 * Brings what Next and packages write to the console into the log, so that every line in production is JSON; and what ends the
 * process. Where the log is for people it is written to the console, which is left as it is.
 */
export function logEverything() {
  if (logFormat() !== 'json') return
  Object.assign(console, {
    log: toLog('info'),
    info: toLog('info'),
    warn: toLog('warn'),
    error: toLog('error'),
  })
  process.on('uncaughtExceptionMonitor', (err) => log.fatal({ err }, 'the process ends'))
}
