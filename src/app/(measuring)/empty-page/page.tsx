/** Every website has an icon, and Next loads an extra module in the browser for it. */
export const metadata = { icons: { icon: 'data:,' } }

/**
 * The smallest possible page of this build. Its browser scripts are the baseline of the bundle budget, and tell the
 * cache handler which scripts belong to the framework. bench/pages.ts requests it without host routing.
 */
export default function EmptyPage() {
  return <p>Empty</p>
}
