import type { ArrayFieldValidation } from 'payload'
import { type Prize, prizesProblem } from '@/domain/spin/draw-prize'

/** Refuses prizes whose chances add up to more than 100%. */
export const checkPrizes: ArrayFieldValidation = (value) => {
  const rows = (Array.isArray(value) ? value : []) as readonly Partial<Prize>[]
  return prizesProblem(rows.map(({ chance }) => ({ chance: Number(chance) || 0 }))) ?? true
}
