/** The ids of websites, or all of them. */
export type Websites = 'all' | readonly number[]
