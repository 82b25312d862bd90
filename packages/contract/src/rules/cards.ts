/** The month and the year a card expires; `isExpired` once that month is over. */
export interface CardExpiry {
  month: number;
  year: number;
  /** MM/YY */
  label: string;
  isExpired: boolean;
}

/**
 * Reads a card's expiry from MMYY or MM/YY; null when it is neither.
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
  /** A server that does not say it answers for the subscriptions that it names. */
  subscription?: 'confirmed' | 'unconfirmed' | null | undefined;
}

/** Whether someone has a way to pay: a main card, or a subscription that counts. */
export const hasPaymentMethod = (payer: Payer) => Boolean(payer.mainCreditCard || isSubscribed(payer));

/** Whether a subscription counts: its provider has confirmed it. */
export const isSubscribed = ({ subscribedWith, paypalToken, subscription }: Payer) =>
  subscription === undefined ? Boolean(subscribedWith && paypalToken) : subscription === 'confirmed';
