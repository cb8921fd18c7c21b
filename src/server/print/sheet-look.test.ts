import type { TenantContext } from '@/domain/tenants/tenant-context'
import { defaultTheme } from '@/domain/theme/theme'
import { sheetLook } from './sheet-look'

const headOf = (template: TenantContext['template'], headerStyle: 'template' | 'brand' = 'template') =>
  sheetLook({ name: 'Dealer', template, theme: { ...defaultTheme, brand: '#1740a6', headerStyle } }).head

describe('The head of a sheet', () => {
  it('has the background of the website’s header, for which the logo was made [SHARE-11, HF-03]', () => {
    expect(headOf('metro')).toMatchObject({ logoOn: 'light', ground: '#ffffff' })
    expect(headOf('throttle').logoOn).toBe('dark')
    expect(headOf('marque')).toEqual({ logoOn: 'brand', ground: '#1740a6', ink: '#ffffff' })
    expect(headOf('metro', 'brand')).toEqual(headOf('marque'))
  })
})
