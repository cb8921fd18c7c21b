/** Longer words with hyphens may break at them: a narrow column cannot hold them. */
const LONGEST = 16

/** A vehicle's name as a heading, whose short words with hyphens stay whole: an MT-09, a CX-5. */
export function VehicleName({ name }: { name: string }) {
  return name.split(/(\s+)/).map((word, index) =>
    word.includes('-') && word.length <= LONGEST ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of one fixed name
      <span key={index} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      word
    ),
  )
}
