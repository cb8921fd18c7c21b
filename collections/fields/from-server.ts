/** Field access for values that only our own code writes. */
export const fromServer = { create: () => false, update: () => false } as const
