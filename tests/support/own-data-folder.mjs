import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

// Test files run side by side, and some check which files are stored. Each gets a data folder of its own.
process.env.DATA_DIR = mkdtempSync(join(process.env.TEST_DATA_DIR ?? '', 'data-'))
