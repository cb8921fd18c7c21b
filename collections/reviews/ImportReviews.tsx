import { ImportCsv } from '../admin-parts/ImportCsv'

export const ImportReviews = () => (
  <ImportCsv path="/reviews/import" rows="reviews">
    The first line names the columns: <code>customer, stars, text, date</code>, and if you have them{' '}
    <code>id, source, location, reply, reply_date</code>. A day is 2026-11-05 or 05/11/2026. All reviews are
    imported, or none. A second import changes reviews with the same id, and adds none twice.
  </ImportCsv>
)
