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

/** The name as it follows "in"; unchanged if it is not an Australian state or territory. */
export function stateName(state: string): string {
  return names.get(state) ?? state
}
