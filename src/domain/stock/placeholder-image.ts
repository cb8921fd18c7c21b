/** How feeds name the pictures they send when a vehicle has none (CARD-10). */
const PLACEHOLDER =
  /(place-?_?holder|no[-_]?(image|photo|picture)|default[-_](image|photo|car|vehicle)|coming[-_]?soon|awaiting)/i

/** A vehicle's own photo, or null when there is none or it is only a placeholder, so that ours stands in (CARD-10). */
export function ownPhoto(url: string | null): string | null {
  return url && !PLACEHOLDER.test(url) ? url : null
}
