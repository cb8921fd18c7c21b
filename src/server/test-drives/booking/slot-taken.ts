/** Somebody else took the time. Thrown in the lead's transaction, so that nothing of the lead is stored. */
export class SlotTaken extends Error {
  override readonly name = 'SlotTaken'

  constructor() {
    super('This time was just taken. Choose another.')
  }
}
