import { demoPeople } from './people'
import { demoGroups, demoTenants } from './tenants/demo-tenants'

describe('the demo users', () => {
  it('include one platform admin, one admin per group, and staff with access to several websites', () => {
    const roles = demoPeople.map(({ as }) => as)
    expect(roles.filter((role) => role === 'platform-admin')).toHaveLength(1)
    const admins = demoPeople.filter(({ as }) => as === 'group-admin').map(({ group }) => group)
    expect(admins.sort()).toEqual(demoGroups.map(({ slug }) => slug).sort())
    expect(demoPeople.some(({ tenants }) => tenants.length > 1)).toBe(true)
  })

  it('have access only to existing websites of their own group', () => {
    for (const { group, tenants } of demoPeople) {
      const sites = demoTenants.filter(({ slug }) => tenants.includes(slug))
      expect(sites).toHaveLength(tenants.length)
      for (const site of sites) expect(site.group.slug).toBe(group)
    }
  })

  it('have obvious demo passwords and unique email addresses that cannot receive mail', () => {
    for (const { email, password } of demoPeople) {
      expect(password).toMatch(/^demo-/)
      expect(email).toMatch(/\.example$/)
    }
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length)
  })
})
