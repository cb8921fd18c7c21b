/** Motorcycles are ridden. */
export type TestDriveWord = 'test drive' | 'test ride'

/** What a website calls a test drive, by its setting for vehicles. */
export const testDriveWord = (wording: string): TestDriveWord =>
  wording === 'Motorcycle' ? 'test ride' : 'test drive'

/** `Test drive` */
export const capitalised = (word: TestDriveWord): string => word.replace('t', 'T')

/** What the form that booked it called it. */
export const wordOfForm = (name: string | null): TestDriveWord =>
  name?.toLowerCase() === 'test ride' ? 'test ride' : 'test drive'
