/** Property names that every object inherits. */
export const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'] as const
