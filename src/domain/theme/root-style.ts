/** A rule, because an attribute of `<html>` would push `charset` past the first 1,024 bytes. */
export function rootStyle(variables: Readonly<Record<`--${string}`, string>>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `:root{${declarations.join(';')}}`
}
