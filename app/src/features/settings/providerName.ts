/** The name of a subscription provider, which isn't translated. An unknown one has the server's name for it. */
export const providerName = (provider: string) => (provider === 'paypal' ? 'PayPal' : provider);
