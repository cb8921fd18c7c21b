/**
 * Makes a cached page lean (docs/adr/0020): removes Next's scripts and its copy of the page's data, and adds the loader of the islands. The
 * framework's part is more than half of a page's HTML and all of its JavaScript.
 */

/** Matches only Next's own tags: structured data stays. */
const FRAMEWORK_TAGS = [
  /<script(?: id="_R_")?>\(globalThis\["TURBOPACK"\][\s\S]*?<\/script>/g,
  /<script>\(?self\.__next_f[\s\S]*?<\/script>/g,
  /<script src="\/_next\/static\/chunks\/[^"]+"(?: async=""| noModule="")+><\/script>/g,
  /<link rel="preload" as="script"[^>]*\/>/g,
]

/** Content that React moves into place by script. Such a page needs Next's scripts. */
const STREAMED_LATER = /<template id="[BP]:/

const ISLAND = '<forecourt-island '

/**
 * @param {string} html
 * @param {string | null} loader URL of the loader; null when the build has no islands: the page then stays unchanged
 */
export function leanPage(html, loader) {
  if (loader === null || STREAMED_LATER.test(html)) return html
  const bare = FRAMEWORK_TAGS.reduce((page, tag) => page.replace(tag, ''), html)
  if (!bare.includes(ISLAND)) return bare
  return bare.replace('</head>', `<script type="module" async src="${loader}"></script></head>`)
}
