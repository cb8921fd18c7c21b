import { choiceList, flag, number, numberList } from '../declare'

/** The tiles themselves are documents. */
export const promoSwitches = {
  'promos.positions': numberList({
    label: 'Promo tile positions',
    help: 'Positions of promo tiles in the results grid, counted from 1.',
    from: 'promo tile positions',
    default: [5, 10],
    maxItems: 10,
    min: 1,
    max: 100,
    suggestions: [[5, 10], [6], [8], [8, 17]],
  }),
  'promos.randomOffset': number({
    label: 'Random shift of promo tiles',
    help: 'Moves each tile by a random number of positions, at most this many. The positions stay the same for one page load.',
    from: 'promo random offset',
    default: 0,
    min: 0,
    max: 2,
    integer: true,
  }),
  'promos.randomSetShown': flag({
    label: 'Random tile at position 8',
    help: 'Shows one of the random tiles at position 8.',
    from: 'promo random set at position 8',
    default: false,
  }),
  'promos.randomSet': choiceList({
    label: 'Random tiles',
    help: 'The tiles that the random tile is drawn from.',
    from: 'promo random set at position 8',
    options: [
      { value: 'warranty', label: 'Warranty' },
      { value: 'videoCall', label: 'Video call' },
      { value: 'tradeIn', label: 'Trade-in' },
      { value: 'freight', label: 'Freight' },
      { value: 'finance', label: 'Finance' },
    ],
    default: ['warranty', 'videoCall', 'tradeIn', 'freight', 'finance'],
  }),
}
