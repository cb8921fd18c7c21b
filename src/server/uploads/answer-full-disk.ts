import type { AfterErrorHook } from 'payload'
import { DISK_FULL, saysDiskFull } from './disk-room'

/** Answers 507 with what to do where Payload's API would answer 500 to a disk that filled up while a file came in. */
export const answerFullDisk: AfterErrorHook = ({ error }) =>
  saysDiskFull(error) ? { status: 507, response: { errors: [{ message: DISK_FULL }] } } : undefined
