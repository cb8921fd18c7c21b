import { type HeaderGround, type TemplateKey, templateFor } from '@/domain/flags/templates'
import type { HeaderStyle } from './theme'

/** What a website's header stands on: what its theme says, else what its template has. */
export function headerGround(template: TemplateKey, style: HeaderStyle): HeaderGround {
  return style === 'template' ? templateFor(template).layout.header.ground : style
}
