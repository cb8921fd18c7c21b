const GLOBALS = [
  'Object',
  'Array',
  'Symbol',
  'Error',
  'JSON',
  'Map',
  'Set',
  'WeakMap',
  'Promise',
  'Number',
  'String',
]
const DECLARATION = `const { ${GLOBALS.join(', ')} } = globalThis; `

/**
 * A Jest transform that declares the globals a module uses as constants of the module. Jest runs tests in a context
 * where each use of a global is slow, and Drizzle uses `Object` for every column of every query: without this, the
 * integration tests take half as long again. Jest's `sandboxInjectedGlobals` does the same, but not for ES modules.
 */
export default {
  // On the first line, so that line numbers stay right.
  process: (source) => ({ code: DECLARATION + source }),
}
