/** Longer words with hyphens may break at them: a narrow column cannot hold them. */
const LONGEST = 16

/**
 * A vehicle's name as a heading, whose short words with hyphens stay whole: an MT-09, a CX-5. What lies between them is one
 * text, which a browser draws at once: drawn word by word, a balanced heading would move.
 */
export function VehicleName({ name }: { name: string }) {
  return name.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
