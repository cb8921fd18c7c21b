/**
 * The counts of an import run. `read` = `added` + `changed` + `unchanged` + `rejected`. `sold` counts vehicles that
 * were listed before and are now sold, either because the file says so or because a full file no longer lists them.
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
