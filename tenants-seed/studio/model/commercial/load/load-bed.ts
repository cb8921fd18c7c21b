/** Where a load body stands behind a cab. Metres; x from front to rear, y of its deck. */
export interface LoadBed {
  from: number
  to: number
  half: number
  deck: number
}
