import type { FastifyInstance } from 'fastify';
import type { IdentityChoice } from '../config.ts';
import type { CardProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { sandboxRoutes } from './sandbox/routes.ts';

/**
 * Who takes card numbers. The sandbox is bound to the development identity, which cannot run in production;
 * beside any other there is none until a provider is plugged in here.
 */
export async function cardPayments(
  app: FastifyInstance,
  identity: IdentityChoice,
): Promise<CardProvider | undefined> {
  if (identity.kind !== 'development') return undefined;
  await app.register(sandboxRoutes);
  return sandboxProvider;
}
