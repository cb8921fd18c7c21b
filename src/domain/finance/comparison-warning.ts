/** The warning that the National Credit Code asks for beside a comparison rate; a lender's record may word its own. */
export const USUAL_WARNING =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
