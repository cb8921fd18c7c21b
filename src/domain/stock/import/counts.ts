/**
 * What a run did: `read` rows are `added` + `changed` + `unchanged` + `rejected`; `sold` vehicles were listed before and
 * are sold now, either because the file says so or because a full file no longer lists them.
 */
export interface ImportCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  sold: number
  rejected: number
}

export const noCounts: ImportCounts = { read: 0, added: 0, changed: 0, unchanged: 0, sold: 0, rejected: 0 }
