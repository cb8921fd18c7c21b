import { formatRatio } from '@/domain/theme/check-theme'
import { READABLE } from '@/domain/theme/colours/contrast'
import type { Palette } from '@/domain/theme/colours/palette'
import { textPairs } from '@/domain/theme/colours/text-pairs'

export function SampleRatios({ palette }: { palette: Palette }) {
  const pairs = textPairs(palette)
  const least = pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
  return (
    <p>
      {pairs.length} pairs of text and background measured, {formatRatio(READABLE)} required. Lowest:{' '}
      <strong>{formatRatio(least.ratio)}</strong> ({least.name}).
    </p>
  )
}
