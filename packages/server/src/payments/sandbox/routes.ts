import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../api/audit.ts';
import { Problem } from '../../api/errors.ts';
import { plainPagePolicy } from '../../api/policies.ts';
import { returnPath } from '../provider.ts';
import { cancelSetup, findSetup, keepCard, type SetupState } from '../setups.ts';
import { CardForm, judge } from './cards.ts';
import { messagesIn } from './messages.ts';
import { formPage, gonePage, styleSheet } from './page.ts';
import { sandboxPath } from './provider.ts';

type Addressed = { Params: { secret: string } };

/** A completed or expired registration is gone; an unknown one isn't found. */
const statusOf = { completed: 410, expired: 410, unknown: 404 } as const satisfies Partial<
  Record<SetupState, number>
>;

/** The hosted card page of the sandbox. The secret in its URL gives access once. */
export async function sandboxRoutes(app: FastifyInstance) {
  const { db } = app.database;
  // The URL contains the secret, so it isn't logged.
  const quiet = { logLevel: 'warn' } as const;

  // Only form bodies are accepted.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
      // Any other value would sever the popup from the console window that opened it.
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    });
  });

  app.get(`${sandboxPath}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(styleSheet),
  );

  app.get<Addressed>(`${sandboxPath}/:secret`, quiet, async ({ params: { secret } }, reply) => {
    const { state, language } = await findSetup(db, secret);
    const texts = messagesIn(language);
    if (state === 'open') return show(reply, 200, formPage(texts, { secret }));
    return show(reply, statusOf[state], gonePage(texts, state));
  });

  app.post<Addressed>(`${sandboxPath}/:secret`, quiet, async (request, reply) => {
    const { secret } = request.params;
    const form = CardForm.parse(request.body ?? {});
    const { state, language } = await findSetup(db, secret);
    const texts = messagesIn(language);
    // Save was pressed twice: the card is already stored.
    if (state === 'completed') return goBack(reply, 'ok');
    if (state !== 'open') return show(reply, statusOf[state], gonePage(texts, state));
    if (form.action === 'cancel') {
      await db.transaction().execute(async (trx) => {
        const cancelled = await cancelSetup(trx, secret);
        if (cancelled) await writeAudit(trx, request, { action: 'card.cancel', ...cancelled });
      });
      return goBack(reply, 'cancelled');
    }

    const again = (status: number, problem: Partial<Parameters<typeof formPage>[1]>) =>
      show(reply, status, formPage(texts, { secret, expiry: form.expiry, ...problem }));
    if (await isTooMuch(app.consume('card', request, reply), reply))
      return again(429, { alert: texts.messages.tooMany });
    const outcome = judge(form, new Date());
    if ('errors' in outcome) return again(422, outcome);
    if ('isDeclined' in outcome) return again(422, { alert: texts.messages.isDeclined });
    await db.transaction().execute(async (trx) => {
      const kept = await keepCard(trx, secret, outcome.card);
      if (kept)
        await writeAudit(trx, request, { action: 'card.create', subjectId: kept.id, userId: kept.userId });
    });
    return goBack(reply, 'ok');
  });
}

const show = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

const goBack = (reply: FastifyReply, status: 'ok' | 'cancelled') =>
  reply.redirect(`${returnPath}?status=${status}`, 303);

async function isTooMuch(spending: Promise<void>, reply: FastifyReply): Promise<boolean> {
  try {
    await spending;
    return false;
  } catch (error) {
    if (!(error instanceof Problem) || error.slug !== 'rate-limited') throw error;
    reply.headers(error.extras.headers ?? {});
    return true;
  }
}
