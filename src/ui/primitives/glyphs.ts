import { Check, ChevronDown, CircleAlert, Info, Minus, Plus, X } from 'lucide'
import { iconPath } from './icon-path'

/** The icons that primitives themselves show: few, so that an island does not bring the whole set to the browser. */
export const glyphs = {
  check: iconPath(Check),
  chevron: iconPath(ChevronDown),
  close: iconPath(X),
  error: iconPath(CircleAlert),
  info: iconPath(Info),
  minus: iconPath(Minus),
  plus: iconPath(Plus),
} as const
