import { formatRatio } from '@/domain/theme/check-theme'
import { contrast } from '@/domain/theme/colours/contrast'
import type { Palette } from '@/domain/theme/colours/palette'
import { formatHex, type Rgb } from '@/domain/theme/colours/srgb'

interface Swatch {
  name: string
  colour: Rgb
  text: Rgb
}

function swatchesOf({ brand, accent, paper, night }: Palette): Swatch[] {
  const inks = [paper.ink1, paper.ink2, paper.ink3, paper.ink4]
  const surfaces = [paper.surface1, paper.surface2, paper.surface3]
  return [
    { name: 'Brand', colour: brand.colour, text: brand.text },
    { name: 'Brand, hovered', colour: brand.strong, text: brand.text },
    { name: 'Brand as text', colour: paper.brandInk, text: paper.surface1 },
    { name: 'Accent', colour: accent.colour, text: accent.text },
    { name: 'Accent as text', colour: paper.accentInk, text: paper.surface1 },
    ...inks.map((colour, at) => ({ name: `Ink ${at + 1}`, colour, text: paper.surface3 })),
    ...surfaces.map((colour, at) => ({ name: `Surface ${at + 1}`, colour, text: paper.ink4 })),
    { name: 'Positive', colour: paper.positive, text: paper.positiveSoft },
    { name: 'Caution', colour: paper.caution, text: paper.cautionSoft },
    { name: 'Critical', colour: paper.critical, text: paper.criticalSoft },
    { name: 'Night', colour: night.surface1, text: night.ink4 },
  ]
}

export function SampleSwatches({ palette }: { palette: Palette }) {
  return (
    <>
      <h4>Palette</h4>
      <ul className="tw:grid tw:list-none tw:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] tw:gap-px tw:p-0">
        {swatchesOf(palette).map(({ name, colour, text }) => (
          <li
            key={name}
            className="tw:grid tw:p-2.5"
            style={{ background: formatHex(colour), color: formatHex(text) }}
          >
            <span>{name}</span>
            <code>{formatHex(colour)}</code>
            <span>{formatRatio(contrast(text, colour))}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
