import type { Endpoint } from 'payload'
import { renewCodes, secondFactorStatus } from './recovery'
import { removeOthers, removeOwn } from './remove'
import { beginSecondFactor, finishSecondFactor } from './set-up'

export const secondFactorEndpoints: Endpoint[] = [
  secondFactorStatus,
  beginSecondFactor,
  finishSecondFactor,
  renewCodes,
  removeOwn,
  removeOthers,
]
