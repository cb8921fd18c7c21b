import signIns from '../../../tenants-seed/sign-ins.json' with { type: 'json' }

export interface Person {
  readonly email: string
  readonly password: string
}

function person(email: string): Person {
  const found = signIns.find((signIn) => signIn.email === email)
  if (!found) throw new Error(`The demo has no user ${email}.`)
  return found
}

export const people = {
  platform: person('platform@forecourt.example'),
  southernGroup: person('group@southerncross.example'),
  outpostGroup: person('group@outpost.example'),
  southernStaff: person('marketing@southerncross.example'),
  outpostStaff: person('marketing@outpost.example'),
  southernSales: person('sales@southerncross.example'),
}
