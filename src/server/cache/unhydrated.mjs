/**
 * A page on which nothing of ours runs in the browser needs neither the framework's scripts nor the copy of the page that
 * they would bring to life: together they are more than half of its HTML and all of its JavaScript.
 */

/** How the page's inlined data names a module of the browser: `3:I[339756,["…"],"default"]`. */
const CLIENT_MODULE = /:I\[(\d+),/g

/** The framework's own tags, and no others: structured data and scripts of our own stay. */
const FRAMEWORK_TAGS = [
  /<script(?: id="_R_")?>\(globalThis\["TURBOPACK"\][\s\S]*?<\/script>/g,
  /<script>\(?self\.__next_f[\s\S]*?<\/script>/g,
  /<script src="\/_next\/static\/chunks\/[^"]+"(?: async=""| noModule="")+><\/script>/g,
  /<link rel="preload" as="script"[^>]*\/>/g,
]

/** Content that React puts in its place by script after the page has arrived. */
const STREAMED_LATER = /<template id="[BP]:/

/** @param {string} html @returns {Set<string>} */
export function clientModules(html) {
  return new Set([...html.matchAll(CLIENT_MODULE)].map(([, id]) => id ?? ''))
}

/**
 * The page without the framework's scripts, when every module it names is one that an empty page of the same build names
 * as well; else the page as it is. So an island anywhere on a page keeps the page alive, without anybody having to say so.
 * @param {string} html
 * @param {Set<string>} modulesOfEmptyPage
 */
export function withoutHydration(html, modulesOfEmptyPage) {
  if (modulesOfEmptyPage.size === 0 || STREAMED_LATER.test(html)) return html
  for (const id of clientModules(html)) {
    if (!modulesOfEmptyPage.has(id)) return html
  }
  return FRAMEWORK_TAGS.reduce((page, tag) => page.replace(tag, ''), html)
}
