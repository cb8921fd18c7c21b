/** The fragment that opens the shopper's choices. */
export const PRIVACY_CHOICES = 'privacy-choices'
