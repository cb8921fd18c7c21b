/**
 * Node's arguments that run one of our TypeScript programs. Without the `development` condition Payload's editor can
 * hang on its way in and the program ends having done nothing.
 * @param {string} path relative to the repository
 */
export const typescriptArguments = (path) => ['--conditions=development', '--import', 'tsx', path]
