import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

/** Whether the request restores a version as a draft. Hooks cannot tell: Payload makes it a draft after them. */
export const restoresAsDraft = (req: PayloadRequest): boolean => req.context.restoresAsDraft === true

export const noteRestore: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion' || operation === 'update')
    req.context.restoresAsDraft =
      operation === 'restoreVersion' && (args as { draft?: boolean }).draft === true
  return args
}
