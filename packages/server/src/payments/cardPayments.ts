import type { FastifyInstance } from 'fastify';
import type { IdentityChoice } from '../config.ts';
import type { CardProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

/**
 * The card provider. The sandbox is available only with the development identity, which can't run in production. With
 * any other identity there is none until you add a provider here.
 */
export async function cardPayments(
  app: FastifyInstance,
  identity: IdentityChoice,
): Promise<CardProvider | undefined> {
  if (identity.kind !== 'development') return undefined;
  await app.register(sandboxRoutes);
  return sandboxProvider;
}
