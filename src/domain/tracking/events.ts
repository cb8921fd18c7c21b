/** Numbers in the dealers' reports (TRACK-02…15). */
export const trackedEvents = {
  newCarEnquiry: 14,
  usedCarEnquiry: 15,
  newCarTestDrive: 17,
  generalEnquiry: 22,
  phoneClick: 25,
  financeCalculator: 26,
  watchlistSave: 39,
  usedCarTestDrive: 48,
  searchPage: 49,
  careerEnquiry: 51,
  historyReport: 60,
  printPdf: 61,
  usedCarPage: 4,
  financeEnquiry: 9,
} as const
