import { choosePhotos, type ShowcaseVehicle, showModels } from './model-showcase'

const settings = {
  'price.visible': true,
  'price.noPriceText': 'Contact us',
  'price.displayThreshold': 10,
  'price.offersSubscription': false,
}

const vehicle = (changes: Partial<ShowcaseVehicle> = {}): ShowcaseVehicle => ({
  slug: 'rio-1',
  make: 'Kia',
  model: 'Rio',
  status: 'in_stock',
  sold: false,
  preorder: false,
  primary_image_url: 'https://photos.example/rio-1.jpg',
  price: 24_990,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  price_type: 'Drive Away',
  simple_body: 'Hatch',
  colour: 'Clear White',
  ...changes,
})

describe('showModels', () => {
  it('keeps the stock’s order and takes the first real photo in each paint colour [HF-04, CARD-10]', () => {
    const shown = showModels(
      [
        vehicle({ slug: 'rio-0', primary_image_url: 'https://photos.example/no-image.png' }),
        vehicle({ slug: 'ev6', model: 'EV6', primary_image_url: null }),
        vehicle(),
        vehicle({ slug: 'rio-2', primary_image_url: 'https://photos.example/rio-2.jpg' }),
        vehicle({ slug: 'rio-3', colour: 'Sporty Blue' }),
        vehicle({ slug: 'rio-4', colour: 'Navy' }),
      ],
      settings,
    )
    expect(shown.map(({ model, photos }) => [model, photos.map((photo) => photo.vehicle)])).toEqual([
      ['Rio', ['rio-1', 'rio-3']],
      ['EV6', []],
    ])
  })

  it('lists each body of a model once [ROUTE-15]', () => {
    const stock = [vehicle(), vehicle({ simple_body: 'Sedan' }), vehicle(), vehicle({ simple_body: null })]
    expect(showModels(stock, settings)[0]?.bodies).toEqual(['Hatch', 'Sedan'])
  })

  it('gives the lowest price that any card would show [PRICE-02, PRICE-06]', () => {
    const stock = [
      vehicle(),
      vehicle({ price: 29_990, offer_price: 21_990, before_price: 29_990 }),
      vehicle({ price: 1 }),
    ]
    expect(showModels(stock, settings)[0]?.from).toBe(21_990)
  })

  it('gives no price on a site that hides prices, and no subscription price [PRICE-01, PRICE-09]', () => {
    expect(showModels([vehicle()], { ...settings, 'price.visible': false })[0]?.from).toBeNull()
    const subscribed = { ...settings, 'price.offersSubscription': true }
    expect(showModels([vehicle({ subscription_price: 299 })], subscribed)[0]?.from).toBeNull()
  })

  it('counts vehicles in stock, without sold and coming-soon vehicles [HF-04]', () => {
    const stock = [vehicle(), vehicle(), vehicle({ status: 'coming_soon' }), vehicle({ sold: true })]
    expect(showModels(stock, settings)[0]?.inStock).toBe(2)
    expect(showModels([vehicle({ status: 'coming_soon' })], settings)[0]?.inStock).toBe(0)
  })

  it('leaves out models with no vehicle for sale [VDP-21]', () => {
    expect(showModels([vehicle({ sold: true }), vehicle({ status: 'sold' })], settings)).toEqual([])
  })
})

describe('choosePhotos', () => {
  const photo = (paint: string) => ({ vehicle: paint, url: `https://photos.example/${paint}.jpg`, paint })
  const [white, blue, red] = [photo('white'), photo('blue'), photo('red')]
  const paints = (models: Parameters<typeof choosePhotos>[0]) =>
    choosePhotos(models).map((one) => one?.paint ?? null)

  it('picks the paint colour used least among the preceding models, or the first on a tie [HF-04]', () => {
    expect(paints([[white, blue], [white, blue], [white, blue, red], [white]])).toEqual([
      'white',
      'blue',
      'red',
      'white',
    ])
  })

  it('returns null for a model without photos, and the same photos on every call', () => {
    const models = [[white], [], [white, blue], [blue, white]]
    expect(paints(models)).toEqual(['white', null, 'blue', 'blue'])
    expect(paints(models)).toEqual(paints(models))
  })
})
