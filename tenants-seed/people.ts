import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { User } from '@/payload-types'

export interface DemoPerson {
  readonly role: string
  readonly sees: string
  readonly email: string
  readonly password: string
  readonly name: string
  readonly as: User['role']
  readonly group: string | null
  readonly tenants: readonly string[]
}

export const demoPeople: readonly DemoPerson[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('./sign-ins.json', import.meta.url)), 'utf8'),
)
