import * as contract from '@console/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Problem } from '../../api/errors.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { type CardProvider, returnPath } from '../../payments/provider.ts';
import { startSetup } from '../../payments/setups.ts';
import {
  allCreditCards,
  type CreditCardRow,
  deleteCreditCard,
  lockCreditCard,
} from './creditCards.queries.ts';

/** The cards of a person: `/creditcards`, `/creditcards/{id}` and `/initcard`. */
export function creditCardsRoutes(app: FastifyInstance, provider: CardProvider | undefined) {
  serve(app, contract.listCreditCards, ({ user, trx }) => cardsOf(trx, user));

  serveChange(app, contract.removeCreditCard, {
    async change({ params: { id }, user, trx, ifMatch }) {
      if ((await lockCreditCard(trx, user, id))?.isMain) {
        throw new Problem('conflict', {
          errors: [{ path: 'id', code: 'is-main-card', message: 'This is the main card, which pays' }],
        });
      }
      return deleteCreditCard(trx, user, id, ifMatch);
    },
    find: ({ params, user, trx }) => lockCreditCard(trx, user, params.id),
    toReply: toCreditCard,
    audit: 'card.delete',
  });

  serve(
    app,
    contract.initCard,
    async ({ user, trx, audit, request }) => {
      if (!provider) throw new Problem('unavailable', { detail: 'No card provider is configured.' });
      const returnTo = new URL(returnPath, originOf(request));
      const secret = await startSetup(trx, user.id);
      await audit({ action: 'card.init', subjectId: user.id });
      const { saleUrl } = await provider.openCardPage({ secret, returnTo });
      return { sale_url: saleUrl };
    },
    { bucket: 'card' },
  );
}

/** All cards of a person, in the contract's shape. */
const cardsOf = async (trx: Kysely<Tables>, user: User) =>
  (await allCreditCards(trx, user)).map(toCreditCard);

const toCreditCard = (row: CreditCardRow): contract.CreditCard => ({
  id: row.id,
  buyerCardMask: row.buyer_card_mask,
  buyerCardExp: row.buyer_card_exp,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

function originOf({ protocol, host }: FastifyRequest): string {
  const origin = `${protocol}://${host}`;
  if (!URL.canParse(origin))
    throw new Problem('bad-request', { detail: 'The Host header is not a valid host.' });
  return new URL(origin).origin;
}
