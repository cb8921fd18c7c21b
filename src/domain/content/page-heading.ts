/**
 * Who gives a page its one main heading: a hero that stands first does; on every other page the title is shown above the
 * blocks. A hero further down is a section like any other.
 */
export function givesMainHeading(blockType: string, position: number): boolean {
  return position === 0 && blockType === 'hero'
}
