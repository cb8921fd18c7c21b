export function stateOfPostcode(postcode: string): string {
  if (/^26(0|1)/.test(postcode)) return 'ACT'
  const states: Readonly<Record<string, string>> = {
    2: 'NSW',
    3: 'VIC',
    4: 'QLD',
    5: 'SA',
    6: 'WA',
    7: 'TAS',
  }
  return states[postcode.charAt(0)] ?? 'NT'
}
