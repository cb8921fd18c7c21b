import type { AfterErrorHook } from 'payload'
import { DISK_FULL, saysDiskFull } from './disk-room'

/** Answers 507 with advice when the disk fills up during an upload. Payload's API would answer 500. */
export const answerFullDisk: AfterErrorHook = ({ error }) =>
  saysDiskFull(error) ? { status: 507, response: { errors: [{ message: DISK_FULL }] } } : undefined
