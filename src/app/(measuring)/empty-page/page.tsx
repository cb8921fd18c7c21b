/** An icon, as every website has one: Next brings a module of its own to the browser for it. */
export const metadata = { icons: { icon: 'data:,' } }

/**
 * The least a page of this build can be. What it loads in the browser is the measure for the bundle budget, and tells the
 * cache handler what of a page's scripts is the framework's alone. Also reached without host routing by bench/pages.ts.
 */
export default function EmptyPage() {
  return <p>Empty</p>
}
