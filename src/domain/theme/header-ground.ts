import { type HeaderGround, type TemplateKey, templateFor } from '@/domain/flags/templates'
import type { HeaderStyle } from './theme'

/** The background of a website's header: its theme's, else its template's. */
export function headerGround(template: TemplateKey, style: HeaderStyle): HeaderGround {
  return style === 'template' ? templateFor(template).layout.header.ground : style
}
