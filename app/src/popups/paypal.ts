/** The part of PayPal's script that a subscription uses; see developer.paypal.com/sdk/js/reference. */
interface PayPalButtons {
  isEligible: () => boolean;
  render: (place: HTMLElement) => Promise<void>;
  close: () => Promise<void>;
}

interface PayPalOptions {
  createSubscription: (
    data: unknown,
    actions: { subscription: { create: (plan: { plan_id: string }) => Promise<string> } },
  ) => Promise<string>;
  onApprove: (data: { subscriptionID?: string | null }) => void;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

export interface PayPal {
  Buttons: (options: PayPalOptions) => PayPalButtons;
}

declare global {
  interface Window {
    paypal?: PayPal;
  }
}

const written = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The client and plan ID in this document; `undefined` if no subscription is set up. */
export function paypalChoice() {
  const [clientId, planId] = [written('paypal-client-id'), written('paypal-plan-id')];
  // Only our server replaces the placeholders.
  return isFilled(clientId) && isFilled(planId) ? { clientId, planId } : undefined;
}

/** Whether the console can offer a subscription. Its own document contains only the client ID. */
export const offersSubscription = () => isFilled(written('paypal-client-id'));

const isFilled = (value: string | undefined): value is string => !!value && !value.startsWith('__');

/** Loads PayPal's script, which we aren't allowed to host. It gets this document's nonce for the elements it adds. */
export function loadPayPal(clientId: string): Promise<PayPal> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
    const query = new URLSearchParams({
      'client-id': clientId,
      vault: 'true',
      intent: 'subscription',
      components: 'buttons',
      locale: 'he_IL',
    });
    script.src = `https://www.paypal.com/sdk/js?${query}`;
    if (nonce) script.dataset.cspNonce = nonce;
    script.onload = () =>
      window.paypal ? resolve(window.paypal) : reject(new Error('The script of PayPal brought nothing.'));
    script.onerror = () => reject(new Error('The script of PayPal could not be loaded.'));
    document.head.append(script);
  });
}
