/** The month and year in which a card expires; `isExpired` is true when that month is over. */
export interface CardExpiry {
  month: number;
  year: number;
  /** MM/YY */
  label: string;
  isExpired: boolean;
}

/**
 * Parses a card's expiry from MMYY or MM/YY. Returns null for any other format.
 *
 * @example cardExpiry('0127', new Date('2026-05-01')) // { month: 1, year: 2027, label: '01/27', isExpired: false }
 */
export function cardExpiry(value: string, today: Date): CardExpiry | null {
  const [, mm, yy] = /^(0[1-9]|1[0-2])\/?([0-9]{2})$/.exec(value.trim()) ?? [];
  if (!mm || !yy) return null;
  const month = Number(mm);
  const year = 2000 + Number(yy);
  return { month, year, label: `${mm}/${yy}`, isExpired: today >= new Date(year, month, 1) };
}

/** The last four digits of a card's mask. @example lastDigits('****-1234') // '1234' */
export const lastDigits = (mask: string) => mask.replace(/\D/g, '').slice(-4);

interface Payer {
  mainCreditCard?: string | null | undefined;
  subscribedWith?: string | null | undefined;
  paypalToken?: string | null | undefined;
  /** Undefined if the server doesn't report it; then the stored subscription counts. */
  subscription?: 'confirmed' | 'unconfirmed' | null | undefined;
}

/** Whether a person has a payment method: a main card or a valid subscription. */
export const hasPaymentMethod = (payer: Payer) => Boolean(payer.mainCreditCard || isSubscribed(payer));

/** Whether a subscription is valid: its provider has confirmed it, or the server doesn't report confirmations. */
export const isSubscribed = ({ subscribedWith, paypalToken, subscription }: Payer) =>
  subscription === undefined ? Boolean(subscribedWith && paypalToken) : subscription === 'confirmed';
