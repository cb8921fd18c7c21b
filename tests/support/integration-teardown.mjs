/** Stops the PostgreSQL that integration-setup.mjs started, and deletes its files. */
export default async function tearDown() {
  await globalThis.throwawayServer?.remove()
}
