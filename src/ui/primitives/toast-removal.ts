/** Milliseconds until a toast goes that nobody dismissed and none replaced (SHARE-13). */
export const TOAST_REMOVAL = 1_000_000
