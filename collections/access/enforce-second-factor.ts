import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { SECOND_FACTOR_MISSING } from '@/domain/accounts/second-factor'
import { lacksSecondFactor } from './roles'

const FORBIDDEN = 403

/** Operations that visitors may call too. */
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
 * Refuses people who lack a required second factor with a message that says so, in every collection including Payload's own. The
 * access rules do the refusing (`staffUser`).
 */
export async function enforceSecondFactor(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [refuse, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}
