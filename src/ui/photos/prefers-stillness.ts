/** Whether the shopper asks for less motion. For event handlers and effects only. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
