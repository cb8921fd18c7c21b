import { MAX_BYTES } from '@/server/uploads/upload-limits'
import { sizeProblem } from './size-problem'

describe('The size of a website file', () => {
  it('is no problem up to what an upload and the import allow', () => {
    expect(sizeProblem({ bytes: MAX_BYTES - 1, documents: 20_000 })).toBeNull()
  })

  it('is a problem at the upload’s limit, which counts as cut', () => {
    expect(sizeProblem({ bytes: MAX_BYTES, documents: 1 })).not.toBeNull()
  })

  it('is a problem above it, which says how large the file would be and what to do', () => {
    expect(sizeProblem({ bytes: MAX_BYTES + 1, documents: 1 })).toMatch(
      /^The file would have 201 MB.* at most 200 MB\. Delete pictures/,
    )
    expect(sizeProblem({ bytes: 1, documents: 20_001 })).toMatch(
      /^The file would have 20001 documents.* at most 20000\. Delete content/,
    )
  })
})
