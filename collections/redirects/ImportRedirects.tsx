import { ImportCsv } from '../admin-parts/ImportCsv'

export const ImportRedirects = () => (
  <ImportCsv path="/redirects/import" rows="old addresses">
    The first line names the columns: <code>from, to</code>. An old address is a path such as{' '}
    <code>/specials</code>, or a whole address of the old website. A target is a path of this website or a
    whole address. All lines are imported, or none. A second import changes the targets of known addresses.
  </ImportCsv>
)
