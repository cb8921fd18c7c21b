import { RequestError, requestErrorFrom } from '../query/fetch-json'

const FAILED = 'The PDF could not be created. Please try again.'
const UNREACHABLE = 'The PDF could not be fetched. Please check your connection.'

async function fetchPdf(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw await requestErrorFrom(answer, FAILED)
  // A captive portal also answers with status 200.
  const isPdf = answer.headers.get('content-type')?.startsWith('application/pdf')
  if (!isPdf) throw new RequestError('status', FAILED, answer.status)
  return answer.blob()
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Fetches a PDF and saves it under a name (SHARE-10). Shows errors in an alert (SHARE-12). */
export async function savePdf(address: string, name: string): Promise<void> {
  try {
    download(await fetchPdf(address), name)
  } catch (error) {
    window.alert(error instanceof RequestError ? error.message : UNREACHABLE)
  }
}
