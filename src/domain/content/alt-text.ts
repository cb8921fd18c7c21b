const FILE = /\.(jpe?g|png|webp|avif|svg|gif|heic)$|^(img|dsc|dscn|image|photo|screenshot|pxl)[-_ ]?\d+/i
const EMPTY_WORDS = /^(image|picture|photo|photograph|pic|img|alt|alt text|untitled|none|n\/?a|test)\.?$/i

/** A description must say something to people who cannot see the picture. Null if it does. */
export function altProblem(alt: unknown): string | null {
  const text = typeof alt === 'string' ? alt.trim() : ''
  if (!/\p{L}/u.test(text)) return 'Describe what the picture shows.'
  if (FILE.test(text)) return 'This is a file’s name. Describe what the picture shows.'
  if (EMPTY_WORDS.test(text)) return `“${text}” says nothing. Describe what the picture shows.`
  return null
}
