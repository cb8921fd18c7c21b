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

/** A state or territory as it reads after "in"; as it is written when it is not one of Australia's. */
export function stateName(state: string): string {
  return names.get(state) ?? state
}
