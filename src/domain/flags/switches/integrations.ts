import { flag, text, url } from '../declare'

/** Upstream services. An empty address selects the built-in adapter (INT-02). */
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
    help: 'Base address of the quote service. Quotes come from its path /api/youx/quote. Leave empty to calculate quotes at the lender’s rates.',
    from: 'API base URLs',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.lenderUrl': url({
    label: 'Lender data service',
    help: "Address of the service that returns the lender's figures and disclaimer for a vehicle. The request has ?car_id= and the response is JSON. The service answers for one vehicle at a time, so cards then show no weekly figure. Leave empty to use the stock feed.",
    from: 'FIN-42',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.similarUrl': url({
    label: 'Similar vehicles service',
    help: 'Address of the service that lists similar vehicles. The request has ?slug= and the response is a list of ids. If the service fails, the stock search is used. Leave empty to always use the stock search.',
    from: 'SIM-09',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.deliveryUrl': url({
    label: 'Delivery price service',
    help: 'Address of a service that prices delivery. The request has ?postcode= and the response has a price and the name of a region. Leave empty to use the delivery zones.',
    from: 'DEL-03',
    accepts: 'absolute',
    default: '',
  }),
  'integrations.mapsKey': text({
    label: 'Maps key',
    help: 'A browser key restricted to this site. A location can override it.',
    from: 'maps key',
    default: '',
    maxLength: 200,
  }),
  'integrations.chatEnabled': flag({
    label: 'Web chat',
    help: 'Shows a chat button on vehicle pages. It opens a dialog with the ways to contact the dealership.',
    from: 'web chat widget',
    default: false,
    feature: 'web-chat',
  }),
  'integrations.chatId': text({
    label: 'Web chat id',
    help: 'This site’s id in the chat service. It is only stored: the site loads no chat service.',
    from: 'web chat widget',
    default: '',
    maxLength: 100,
  }),
  'integrations.trackingSink': text({
    label: 'Tracking id',
    help: 'With an id, such as a measurement id, tracking events go to the page’s data layer, and no tag manager is loaded. An https address also receives each event. Leave empty to record none.',
    from: 'tracking sink',
    default: '',
    maxLength: 200,
  }),
  'integrations.imageCdnBase': url({
    label: 'Image CDN',
    help: 'Address of an image service, with the placeholders {url}, {width} and {quality}. An address without placeholders gets the parameters url, w and q. Leave empty to serve pictures from the platform.',
    from: 'image CDN base',
    accepts: 'absolute',
    default: '',
  }),
}
