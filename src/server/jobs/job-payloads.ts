/** The jobs there are, with what each carries. Payloads hold ids only: personal data and files stay where they are. */
export interface JobPayloads {
  'import-stock': { runId: number }
  'fetch-feed': { feedId: number }
}
