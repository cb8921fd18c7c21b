/** The path of a website's search results. Landing pages are below it (ROUTE-02). */
export const SEARCH_PATH = '/search'
