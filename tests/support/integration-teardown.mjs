/** Stops the servers that integration-setup.mjs started, and deletes their files. */
export default async function tearDown() {
  await Promise.all([globalThis.throwawayServer?.remove(), globalThis.throwawayTypesense?.stop()])
}
