/** For tests that measure time: passwords in this block of tests cost what they cost in production. */
export function hashPasswordsAtFullCost(): void {
  beforeAll(() => Object.assign(globalThis, { passwordsCostFully: true }))
  afterAll(() => Object.assign(globalThis, { passwordsCostFully: false }))
}
