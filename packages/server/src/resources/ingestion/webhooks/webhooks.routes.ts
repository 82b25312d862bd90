import type { WebhookProvider } from '@console/contract/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeAudit } from '../../../api/audit.ts';
import { found, Problem } from '../../../api/errors.ts';
import { needChannel } from '../../../api/permissions.ts';
import { retried } from '../../../database/retried.ts';
import { findSigner, noteUse, type Signer } from '../../../identity/serviceTokens.ts';
import type { RecordingStore } from '../attachSound.ts';
import { stateOf } from '../externalState.queries.ts';
import type { Bridge, CallParts } from './bridge.ts';
import { elevenLabs } from './elevenLabs.ts';
import { retell } from './retell.ts';
import { storeCall } from './storeCall.queries.ts';
import { storeRecording } from './storeRecording.ts';
import { twilio } from './twilio.ts';
import { vapi } from './vapi.ts';

const bridges: Readonly<Record<WebhookProvider, Bridge>> = { retell, vapi, elevenlabs: elevenLabs, twilio };

/** A transcript with the time of each word is several times as long as its text, and a recording is longer. */
const mostBytes = 15_000_000;

const Params = z.object({ provider: z.string(), tokenId: z.guid(), channelId: z.guid() });

/**
 * The signed webhooks of providers: `POST /webhooks/{provider}/{tokenId}/{channelId}`. They aren't part of the API,
 * because the provider decides about their form. Without a valid signature, every request gets 401.
 */
export async function webhooksRoutes(app: FastifyInstance, recordings: RecordingStore) {
  const { db } = app.database;

  /** Finds the token that the path names, before the body is read. Its ID isn't a secret. */
  async function findSender(request: FastifyRequest): Promise<Sender> {
    const params = Params.safeParse(request.params).data;
    const find = async () => (params ? findSigner(db, app.encryption, params.tokenId) : undefined);
    const signer = await app.lookUp(request, `webhook ${params?.tokenId}`, find);
    if (!params || signer?.provider !== params.provider) throw new Problem('unauthenticated');
    return { signer, channelId: params.channelId };
  }

  await app.register(async (scope) => {
    scope.decorateRequest('sender', null);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/webhooks/:provider/:tokenId/:channelId',
      {
        bodyLimit: mostBytes,
        async onRequest(request, reply) {
          await app.consume('service', request, reply);
          request.sender = await findSender(request);
        },
      },
      async (request, reply) => {
        const { signer, channelId } = found(request.sender);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const { headers, protocol, host, originalUrl } = request;
        const bridge = bridges[signer.provider];
        const url = `${protocol}://${host}${originalUrl}`;
        if (!bridge.verify({ headers, body, url, now: Date.now() }, signer.secret)) {
          throw new Problem('unauthenticated');
        }
        request.service = signer;
        await app.consume('service', request, reply);
        app.spendBytes(request, body.length);
        const parts = readParts(bridge, body);
        const { externalId, recording } = parts ?? {};
        await retried(() =>
          db.transaction().execute(async (trx) => {
            await needChannel(trx, signer, { orgId: signer.orgId, channelId });
            await noteUse(trx, signer);
            if (!parts) return;
            const place = { orgId: signer.orgId, channelId, externalId: parts.externalId };
            await storeCall(trx, place, parts);
            const { session } = await stateOf(trx, place);
            const subjectId = session ?? parts.externalId;
            await writeAudit(trx, request, { action: 'ingestion.webhook', orgId: signer.orgId, subjectId });
          }),
        );
        if (externalId !== undefined && recording) {
          const place = { orgId: signer.orgId, channelId, externalId };
          await storeRecording(request, { ...recordings, db }, { signer, place, recording });
        }
        return reply.send({});
      },
    );
  });
}

interface Sender {
  signer: Signer;
  channelId: string;
}

/** The reasons are left out: they would quote what was said. */
function readParts(bridge: Bridge, body: Buffer): CallParts | undefined {
  try {
    return bridge.partsOf(body);
  } catch {
    throw new Problem('bad-request', { detail: 'The event doesn’t have the documented form.' });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose signature a webhook needs. */
    sender: Sender | null;
  }
}
