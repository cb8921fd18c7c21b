import type { Section } from '../section'
import { buttons } from './buttons'
import { vehicleCards } from './cards'
import { colours } from './colours'
import { content } from './content'
import { feedback } from './feedback'
import { choices, fields } from './fields'
import { navigation } from './navigation'
import { overlays } from './overlays'
import { bodies, icons, marks } from './pictures'
import { type } from './type'

export const sections: readonly Section[] = [
  colours,
  type,
  buttons,
  fields,
  choices,
  overlays,
  navigation,
  content,
  vehicleCards,
  feedback,
  icons,
  bodies,
  marks,
]
