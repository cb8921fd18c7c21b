import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderReference } from '@/domain/flags/reference/reference'

/** Writes docs/flags.md from the switch catalogue. With --check, exits 1 if the committed page is out of date. */
const page = fileURLToPath(new URL('../docs/flags.md', import.meta.url))

function committed(): string {
  try {
    return readFileSync(page, 'utf8')
  } catch {
    return ''
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(page, renderReference())
  console.log('Wrote docs/flags.md.')
} else if (committed() !== renderReference()) {
  console.error('docs/flags.md is out of date: run `npx tsx scripts/flags-doc.ts` and commit it.')
  process.exitCode = 1
}
