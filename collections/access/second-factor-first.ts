import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { SECOND_FACTOR_MISSING } from '@/domain/accounts/second-factor'
import { lacksSecondFactor } from './roles'

const FORBIDDEN = 403

/** What visitors may ask for, too. */
const SIGNING_IN: readonly string[] = ['login', 'forgotPassword', 'resetPassword']

export function refuseWithoutSecondFactor(req: PayloadRequest): void {
  if (lacksSecondFactor(req)) {
    throw new APIError(SECOND_FACTOR_MISSING, FORBIDDEN, { secondFactor: 'missing' }, true)
  }
}

const refuse: CollectionBeforeOperationHook = ({ operation, overrideAccess, req }) => {
  if (!overrideAccess && !SIGNING_IN.includes(operation)) refuseWithoutSecondFactor(req)
}

/**
 * Tells people why they are refused for want of a second factor, in every collection, Payload's own too. The access rules refuse them without
 * it (`staffUser`).
 */
export async function secondFactorFirst(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [refuse, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}
