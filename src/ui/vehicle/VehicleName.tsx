/** Longer hyphenated words may wrap, because they do not fit into a narrow column. */
const MAX_UNBROKEN = 16

/**
 * A vehicle's name as a heading. Short hyphenated words such as MT-09 and CX-5 do not wrap. The text between
 * them is one text node, which a browser paints at once: word by word, a balanced heading would shift.
 */
export function VehicleName({ name }: { name: string }) {
  return name.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') && part.length <= MAX_UNBROKEN ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
