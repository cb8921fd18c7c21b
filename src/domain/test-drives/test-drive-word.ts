const words = ['test drive', 'test ride', 'inspection'] as const

/** Motorcycles are ridden, and caravans are inspected. */
export type TestDriveWord = (typeof words)[number]

/** What a website calls a test drive, by its setting for vehicles. */
export const testDriveWord = (wording: string): TestDriveWord =>
  wording === 'Motorcycle' ? 'test ride' : 'test drive'

/** `Test drive` */
export const capitalised = (word: TestDriveWord): string => word.replace(/^./, (first) => first.toUpperCase())

/** `Test Drive`, as forms and buttons are named. */
export const titleOf = (word: TestDriveWord): string => word.replace(/\b./g, (first) => first.toUpperCase())

/** `Book a Test Drive` */
export const bookingLabel = (word: TestDriveWord): string =>
  `Book ${word === 'inspection' ? 'an' : 'a'} ${titleOf(word)}`

/** What the form that booked it called it. */
export const wordOfForm = (name: string | null): TestDriveWord =>
  words.find((word) => word === name?.toLowerCase()) ?? 'test drive'
