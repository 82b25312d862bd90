import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, lengths, nothing, stamps, text } from './fields.ts';

/** A saved payment card: only its last digits and its expiry. */
export const CreditCard = z
  .object({
    id,
    buyerCardMask: text(lengths.word),
    buyerCardExp: z.string().max(5).describe('MMYY.'),
    ...stamps,
  })
  .meta({ id: 'CreditCard' });
export type CreditCard = z.infer<typeof CreditCard>;

/** The page of the card provider where people enter a card: https, or of the same origin. */
export const CardPage = z.object({ sale_url: z.string().max(lengths.url) }).meta({ id: 'CardPage' });
export type CardPage = z.infer<typeof CardPage>;

export const listCreditCards = defineEndpoint({
  method: 'GET',
  path: '/creditcards',
  summary: 'The cards of the person who is signed in.',
  reply: z.array(CreditCard),
});
export const removeCreditCard = defineEndpoint({
  method: 'DELETE',
  path: '/creditcards/:id',
  summary: 'Removes a card. The main card is refused: another one must become it first.',
  params: z.object({ id }),
  reply: nothing,
  status: 204,
});
export const initCard = defineEndpoint({
  method: 'POST',
  path: '/initcard',
  summary: 'Opens the registration of a card.',
  reply: CardPage,
});
