import { demoPeople } from './people'
import { demoGroups, demoTenants } from './tenants/demo-tenants'

describe('the demo’s people', () => {
  it('are a platform admin, an admin for each group, and staff, one of them for several websites', () => {
    const roles = demoPeople.map(({ as }) => as)
    expect(roles.filter((role) => role === 'platform-admin')).toHaveLength(1)
    const admins = demoPeople.filter(({ as }) => as === 'group-admin').map(({ group }) => group)
    expect(admins.sort()).toEqual(demoGroups.map(({ slug }) => slug).sort())
    expect(demoPeople.some(({ tenants }) => tenants.length > 1)).toBe(true)
  })

  it('belong to groups and websites that exist, and websites to the person’s own group', () => {
    for (const { group, tenants } of demoPeople) {
      const sites = demoTenants.filter(({ slug }) => tenants.includes(slug))
      expect(sites).toHaveLength(tenants.length)
      for (const site of sites) expect(site.group.slug).toBe(group)
    }
  })

  it('have obvious demo passwords, and addresses that cannot receive mail', () => {
    for (const { email, password } of demoPeople) {
      expect(password).toMatch(/^demo-/)
      expect(email).toMatch(/\.example$/)
    }
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length)
  })
})
