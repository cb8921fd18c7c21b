interface Props {
  isShown: boolean
  /** From 0 to 1. */
  progress: number
}

/**
 * How much of the spin has loaded. Its icons load when it is shown (GAL-12). The vehicle below can be dragged
 * meanwhile.
 */
export function LoadingCard({ isShown, progress }: Props) {
  return (
    <div
      className="orbit-loading pointer-events-none absolute top-1/2 left-1/2 z-1 grid -translate-1/2 items-center gap-x-3 gap-y-1 rounded-card bg-white/94 px-5 pt-3 pb-4 font-semibold text-[#14161a] text-[0.875rem] shadow-[0_2px_12px_rgb(0_0_0/22%)]"
      role="status"
      hidden={!isShown}
    >
      {/* biome-ignore lint/performance/noImgElement: a static icon */}
      <img
        src="/orbit/car-gif.gif"
        alt=""
        width={96}
        height={64}
        loading="lazy"
        className="col-span-2 justify-self-center motion-reduce:hidden"
      />
      <span className="col-start-2 row-start-2">Loading the 360° view</span>
      <progress className="col-start-2 row-start-3" max={1} value={progress} aria-label="Pictures loaded" />
      {/* biome-ignore lint/performance/noImgElement: a static icon */}
      <img
        src="/orbit/orbit-branding.svg"
        alt=""
        width={40}
        height={40}
        loading="lazy"
        className="col-start-1 row-span-2 row-start-2"
      />
    </div>
  )
}
