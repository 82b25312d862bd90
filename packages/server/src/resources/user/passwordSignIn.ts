import type { LoginReply, loginWithEmail } from '@console/contract';
import type { z } from 'zod';
import { Problem } from '../../api/errors.ts';
import { guessedBy, rememberBrowser } from '../../identity/guesses.ts';
import { enterWithPassword, passwordAccountOf } from '../../identity/passwordAccounts.ts';
import { passSecondFactor, wrongCode } from '../../identity/secondFactor.ts';
import { type Door, welcome } from './welcome.ts';

/**
 * Signs in with an email, a password and, if the account has one, a second factor.
 *
 * @throws {Problem} `invalid-credential`, with an error on the code if the password was right;
 *   `second-factor-required` if only the code is missing; `rate-limited`
 */
export async function signInWithPassword(
  { referer, termsAcceptedAt, code, ...credentials }: z.output<(typeof loginWithEmail)['body']>,
  door: Omit<Door, 'trx'>,
): Promise<LoginReply> {
  const { request, reply } = door;
  const { database, encryption, guesses, requiresSecondFactor } = request.server;
  const guess = await guesses.begin(guessedBy(request, credentials.email));
  const account = await passwordAccountOf(database.db, credentials);
  if (!account) throw new Problem('invalid-credential');

  return database.db
    .transaction()
    .execute(async (trx) => {
      if (!(await enterWithPassword(trx, account, termsAcceptedAt))) throw new Problem('invalid-credential');
      const outcome = await passSecondFactor(trx, encryption, account.id, code);
      if (outcome === 'missing') throw new Problem('second-factor-required');
      if (outcome === 'wrong') throw new Problem('invalid-credential', { errors: [wrongCode] });
      await guess.wasRight(trx);
      const found = await welcome({ ...door, trx }, account.id, referer);
      rememberBrowser(reply, credentials.email);
      const isHeldUp = outcome === 'none' && requiresSecondFactor;
      return isHeldUp ? { ...found, channels: [], organizations: [] } : found;
    })
    .catch(async (error: unknown) => {
      // The first of two steps counts neither as a right guess nor as a wrong one.
      if (error instanceof Problem && error.slug === 'second-factor-required') await guess.takeBack();
      throw error;
    });
}
