interface Written {
  readonly name: string
  readonly value: string
  /** In seconds. 0 removes the cookie. */
  readonly maxAge: number
  /** Whether the visitor's connection is HTTPS. */
  readonly isHttps: boolean
  readonly path?: string
}

/** A `Set-Cookie` header of this host only, which no script reads. */
export function setCookie({ name, value, maxAge, isHttps, path = '/' }: Written): string {
  const secure = isHttps ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
