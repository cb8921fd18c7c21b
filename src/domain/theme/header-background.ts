import { type HeaderBackground, type TemplateKey, templateFor } from '@/domain/flags/templates'
import type { HeaderStyle } from './theme'

/** The theme's background, else the template's. */
export function headerBackground(template: TemplateKey, style: HeaderStyle): HeaderBackground {
  return style === 'template' ? templateFor(template).layout.header.ground : style
}
