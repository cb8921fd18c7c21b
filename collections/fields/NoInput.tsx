/** For a field that lists have and the form of a record has not. */
export const NoInput = () => null
