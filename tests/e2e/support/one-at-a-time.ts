import { mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * Does the work while no other worker of this run does such work. Signing in is such: Payload keeps a person's sessions in
 * one list, and of two sign-ins at the same moment one loses its place in it.
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `forecourt-e2e-${process.env.E2E_PORT}-sign-in`)
  await expect(() => mkdirSync(lock)).toPass({ intervals: [20] })
  try {
    return await work()
  } finally {
    rmdirSync(lock)
  }
}
