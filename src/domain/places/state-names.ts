const names = new Map(
  Object.entries({
    ACT: 'the ACT',
    NSW: 'New South Wales',
    NT: 'the Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  }),
)

/** The name of a state or territory after the word "in"; unchanged if it is not an Australian one. */
export function stateName(state: string): string {
  return names.get(state) ?? state
}
