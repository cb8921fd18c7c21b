import { choice, EVERY_LEVEL, flag, rows, textList } from '../declare'

export const vehiclePageSwitches = {
  'vehiclePage.infoLayout': choice({
    label: 'Information layout',
    help: 'How comments, inclusions and specifications are arranged.',
    from: 'info layout',
    options: [
      { value: 'tabs', label: 'Tabs' },
      { value: 'sections', label: 'Sections' },
    ],
    default: 'tabs',
  }),
  'vehiclePage.galleryStart': choice({
    label: 'Gallery opens on',
    help: 'A vehicle without a spinner always opens on the gallery.',
    from: 'gallery start view',
    levels: EVERY_LEVEL,
    options: [
      { value: 'spinner', label: 'Spinner' },
      { value: 'gallery', label: 'Gallery' },
    ],
    default: 'spinner',
  }),
  'vehiclePage.stickyBottomBar': flag({
    label: 'Sticky bottom bar',
    help: 'Opens a call-to-action bar after 900 px of scrolling.',
    from: 'sticky bottom bar (900 px)',
    default: false,
  }),
  'vehiclePage.copiedNotice': choice({
    label: 'Confirmation of a copied link',
    help: 'How the page confirms that the link was copied.',
    from: 'copied notice',
    options: [
      { value: 'flag', label: 'Copied on the button for 1.5 s' },
      { value: 'toast', label: 'Toast for 3 s' },
    ],
    default: 'flag',
  }),
  'vehiclePage.hidesTwitterShare': flag({
    label: 'Hide the Twitter share button',
    help: 'Removes the Twitter button from the share block.',
    from: 'Twitter share hidden',
    default: false,
  }),
  'vehiclePage.unregisteredText': flag({
    label: "Say 'Unregistered'",
    help: 'Shows it if the registration has expired. When off, nothing is shown.',
    from: "rego 'Unregistered' text",
    default: false,
  }),
  'vehiclePage.dealershipNamed': flag({
    label: 'Name the dealership in the call panel',
    help: "Shows the dealership's name with a link to more of its stock.",
    from: 'dealer panel shows dealership name and link',
    default: false,
  }),
  'vehiclePage.breadcrumbLinks': rows({
    label: 'Extra breadcrumb links',
    help: 'Links between Home and the vehicle.',
    from: 'breadcrumb intermediate links',
    columns: {
      label: { type: 'text', label: 'Text', maxLength: 60, mayBeEmpty: false },
      url: { type: 'url', label: 'Path', accepts: 'path', mayBeEmpty: false },
    },
    default: [],
    maxItems: 5,
  }),
  'vehiclePage.knownModels': textList({
    label: 'Models in the breadcrumbs',
    help: 'A breadcrumb names the model only if it is listed here.',
    from: 'known model list (breadcrumbs)',
    default: [],
    maxItems: 500,
    maxLength: 60,
  }),
}
