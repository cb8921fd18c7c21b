// Hashing a password takes 600,000 rounds, a quarter of a second of processor time. Tests hash thousands, so each costs 1,000.
// Every caller goes through this function, so a hash made in a test also matches in it. See password-cost.ts.
const ROUNDS = 1000
// An import would copy the original function before it is replaced here.
const crypto = process.getBuiltinModule('node:crypto')
const pbkdf2 = crypto.pbkdf2.original ?? crypto.pbkdf2

crypto.pbkdf2 = Object.assign(
  (password, salt, rounds, ...rest) =>
    pbkdf2(password, salt, globalThis.passwordsCostFully ? rounds : Math.min(rounds, ROUNDS), ...rest),
  { original: pbkdf2 },
)
