import { flag, text, url } from '../declare'

/** Services outside the platform. An empty address uses the platform's own adapter (INT-02). */
export const integrationSwitches = {
  'integrations.gaugeUrl': url({
    label: 'Price gauge service',
    help: 'Base address of the market price gauge.',
    from: 'API base URLs',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.viewUrl': url({
    label: 'View count service',
    help: 'Base address of the service that counts views.',
    from: 'API base URLs',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.watchlistUrl': url({
    label: 'Watchlist service',
    help: 'Base address of the watchlist service.',
    from: 'API base URLs',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.quoteUrl': url({
    label: 'Finance quote service',
    help: 'Base address of the quote service: /api/youx/quote is asked there. Empty works quotes out at the lender’s rates.',
    from: 'API base URLs',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.lenderUrl': url({
    label: 'Lender data service',
    help: "Address of the service that tells the lender's figures and disclaimer for a vehicle. It is asked with ?car_id= and answers them as JSON, one vehicle at a time: cards then show no weekly figure. Empty takes them from the stock feed.",
    from: 'FIN-42',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.similarUrl': url({
    label: 'Similar vehicles service',
    help: 'Address of the service that names the vehicles like another. It is asked with ?slug= and answers a list of ids; the stock search stands in when it does not. Empty asks the stock search alone.',
    from: 'SIM-09',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.deliveryUrl': url({
    label: 'Delivery price service',
    help: 'Address of a service that prices delivery. It is asked with ?postcode= and answers a price and the name of a region. Empty goes by the delivery zones.',
    from: 'DEL-03',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.mapsKey': text({
    label: 'Maps key',
    help: 'A browser key limited to this site. A location may carry its own.',
    from: 'maps key',
    default: '',
    maxLength: 200,
  }),
  'integrations.chatEnabled': flag({
    label: 'Web chat',
    help: 'Shows the chat bubble.',
    from: 'web chat widget',
    default: false,
    feature: 'web-chat',
  }),
  'integrations.chatId': text({
    label: 'Web chat id',
    help: 'The id the chat service gave this site.',
    from: 'web chat widget',
    default: '',
    maxLength: 100,
  }),
  'integrations.trackingSink': text({
    label: 'Tracking id',
    help: 'Where tracking events go: an id that the tag manager knows, such as a measurement id, or an https address they are posted to as well. Empty sends none.',
    from: 'tracking sink',
    default: '',
    maxLength: 200,
  }),
  'integrations.imageCdnBase': url({
    label: 'Image CDN',
    help: 'Address of an image service, with {url}, {width} and {quality} where they belong; a plain address gets them as url, w and q. Empty serves pictures from the platform.',
    from: 'image CDN base',
    accepts: 'absolute',
    default: '',
  }),
}
