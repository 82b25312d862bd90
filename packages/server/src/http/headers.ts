import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { dataPolicy } from '../api/policies.ts';

/** The security headers of every response (OWASP ASVS 5.0 V3.4). Documents replace the policy with their own. */
export async function headers(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': dataPolicy,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-request-id': request.id,
    });
    // Checks the route, because a URL can be spelled in different ways.
    if (request.routeOptions.url?.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
