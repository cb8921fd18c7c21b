/** Names that every object has a property of, whatever it holds. */
export const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const
