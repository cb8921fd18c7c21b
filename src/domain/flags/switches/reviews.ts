import { flag, number } from '../declare'

/** LOC-14. */
export const reviewSwitches = {
  'reviews.minimumRating': number({
    label: 'Stars show above',
    help: 'Stars are shown only if the average rating is above this.',
    from: 'review minimum rating',
    default: 4,
    min: 0,
    max: 5,
    suggestions: [3, 4],
  }),
  'reviews.hidden': flag({
    label: 'Hide reviews',
    help: 'Shows no stars and no reviews anywhere on the site.',
    from: 'reviews hidden',
    default: false,
  }),
  'reviews.fullQuantity': number({
    label: 'Reviews shown',
    help: 'How many reviews fill the review slots.',
    from: 'full review quantity',
    default: 12,
    min: 1,
    max: 100,
    integer: true,
  }),
}
