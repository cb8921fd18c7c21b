/** Where a website's search results are; landing pages are below it (ROUTE-02). */
export const SEARCH_PATH = '/search'
