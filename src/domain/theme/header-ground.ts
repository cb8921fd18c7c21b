import { type HeaderGround, type TemplateKey, templateFor } from '@/domain/flags/templates'
import type { HeaderStyle } from './theme'

/** The theme's background, else the template's. */
export function headerGround(template: TemplateKey, style: HeaderStyle): HeaderGround {
  return style === 'template' ? templateFor(template).layout.header.ground : style
}
