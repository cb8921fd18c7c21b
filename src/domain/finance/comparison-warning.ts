/** The comparison rate warning that the National Credit Code requires. A lender's record may replace the wording. */
export const DEFAULT_WARNING =
  'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.'
