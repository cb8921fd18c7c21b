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
    help: 'Base address of the quote service.',
    from: 'API base URLs',
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
    help: 'Where tracking events go, such as a measurement id. Empty sends none.',
    from: 'tracking sink',
    default: '',
    maxLength: 200,
  }),
  'integrations.imageCdnBase': url({
    label: 'Image CDN',
    help: 'Base address of the image service. Empty serves images from the platform.',
    from: 'image CDN base',
    accepts: 'absolute',
    default: '',
  }),
}
