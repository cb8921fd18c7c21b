import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** All state of a running Forecourt: database, uploads, secrets and logs. Git ignores it. */
export const DATA_FOLDER = join(ROOT, '.data')

export const LOGS_FOLDER = join(DATA_FOLDER, 'logs')

export const fromRoot = (...parts) => join(ROOT, ...parts)

export const inDataFolder = (...parts) => join(DATA_FOLDER, ...parts)

/** Held by the process that runs Forecourt from this folder. */
export const RUN_LOCK = inDataFolder('run.lock')

/** The processes of that run. */
export const RUN_RECORD = inDataFolder('run.json')
