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

describe('the models of a menu', () => {
  it('come in the order of the stock, each with the first photo of its own in each paint [HF-04, CARD-10]', () => {
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

  it('tell the bodies they come in, each once [ROUTE-15]', () => {
    const stock = [vehicle(), vehicle({ simple_body: 'Sedan' }), vehicle(), vehicle({ simple_body: null })]
    expect(showModels(stock, settings)[0]?.bodies).toEqual(['Hatch', 'Sedan'])
  })

  it('tell the lowest price that any card would show [PRICE-02, PRICE-06]', () => {
    const stock = [
      vehicle(),
      vehicle({ price: 29_990, offer_price: 21_990, before_price: 29_990 }),
      vehicle({ price: 1 }),
    ]
    expect(showModels(stock, settings)[0]?.from).toBe(21_990)
  })

  it('tell no price on a site that shows none, and none of a subscription [PRICE-01, PRICE-09]', () => {
    expect(showModels([vehicle()], { ...settings, 'price.visible': false })[0]?.from).toBeNull()
    const subscribed = { ...settings, 'price.offersSubscription': true }
    expect(showModels([vehicle({ subscription_price: 299 })], subscribed)[0]?.from).toBeNull()
  })

  it('count what is in stock: neither what is sold nor what is still to come [HF-04]', () => {
    const stock = [vehicle(), vehicle(), vehicle({ status: 'coming_soon' }), vehicle({ sold: true })]
    expect(showModels(stock, settings)[0]?.inStock).toBe(2)
    expect(showModels([vehicle({ status: 'coming_soon' })], settings)[0]?.inStock).toBe(0)
  })

  it('leave out what can no longer be bought [VDP-21]', () => {
    expect(showModels([vehicle({ sold: true }), vehicle({ status: 'sold' })], settings)).toEqual([])
  })
})

describe('the photos of models side by side', () => {
  const photo = (paint: string) => ({ vehicle: paint, url: `https://photos.example/${paint}.jpg`, paint })
  const [white, blue, red] = [photo('white'), photo('blue'), photo('red')]
  const paints = (models: Parameters<typeof choosePhotos>[0]) =>
    choosePhotos(models).map((one) => one?.paint ?? null)

  it('are in the paint seen least in the row before, else the first [HF-04]', () => {
    expect(paints([[white, blue], [white, blue], [white, blue, red], [white]])).toEqual([
      'white',
      'blue',
      'red',
      'white',
    ])
  })

  it('are left out where a model has none, and chosen alike each time', () => {
    const models = [[white], [], [white, blue], [blue, white]]
    expect(paints(models)).toEqual(['white', null, 'blue', 'blue'])
    expect(paints(models)).toEqual(paints(models))
  })
})
