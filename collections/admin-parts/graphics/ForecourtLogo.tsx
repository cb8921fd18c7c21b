import { ForecourtIcon } from './ForecourtIcon'

/** On the sign-in page. */
export const ForecourtLogo = () => (
  <div className="tw:flex tw:items-center tw:justify-center tw:gap-3">
    <ForecourtIcon size={44} />
    <span className="tw:text-[2rem] tw:leading-none tw:font-semibold tw:tracking-tight">Forecourt</span>
  </div>
)
