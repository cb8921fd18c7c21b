/** Whether the shopper prefers reduced motion. Call it in event handlers and effects only. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
