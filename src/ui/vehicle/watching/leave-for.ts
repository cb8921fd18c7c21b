/** A module of its own, so that tests can see where a page leads. */
export const leaveFor = (address: string): void => location.assign(address)
