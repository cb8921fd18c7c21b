/** What the mail says that brings the link of an online purchase. It repeats no answer. */
export const journeyNotice = (vehicle: string) => ({
  heading: 'Your purchase is saved',
  message: `The link below opens your purchase of the ${vehicle} with your answers. It works on any device for 30 days. Anyone with the link can see your answers, so do not forward this email. The vehicle is reserved for you once the deposit is paid.`,
})
