import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import { need, refusal } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { serveList } from '../../api/serveList.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import * as qna from './qna.queries.ts';

/** What the representatives of an organization know: `/organization/{orgId}/qna`. */
export function qnaRoutes(app: FastifyInstance) {
  serveList(app, contract.listQna, {
    of: ['qna'],
    page: ({ params, query, user, trx, membership }) =>
      qna.pageOfQna(trx, user, params.orgId, query, membership.rows.qna),
    toReply: toQna,
  });

  serve(app, contract.saveQna, async ({ params, body, user, trx, ifMatch, setEtag, audit }) => {
    const { orgId, id } = params;
    await need(trx, user, 'channels', orgId);
    const item = { ...body, id };
    // Who names a version means an item that is there: when it is gone meanwhile, it does not come back.
    const saved =
      ifMatch === undefined
        ? await qna.upsertQna(trx, orgId, item)
        : await qna.updateQna(trx, orgId, item, ifMatch);
    if (!saved) throw refusal(await qna.findQna(trx, user, params), toQna);
    const action = saved.version === 1 ? 'qna.create' : 'qna.update';
    await audit({ action, orgId, subjectId: String(id) });
    return answer(trx, user, params, setEtag);
  });

  serve(
    app,
    contract.createQna,
    async ({ params: { orgId }, body, user, trx, setEtag, audit }) => {
      const made = await qna.insertQna(trx, orgId, body);
      if (!made) {
        throw new Problem('conflict', {
          errors: [{ path: 'id', code: 'taken', message: 'Another item has this id' }],
        });
      }
      await audit({ action: 'qna.create', orgId, subjectId: String(body.id) });
      return answer(trx, user, { orgId, id: body.id }, setEtag);
    },
    { may: ({ trx, user, params }) => need(trx, user, 'channels', params.orgId) },
  );

  serve(app, contract.deleteQna, async ({ params, user, trx, ifMatch, audit }) => {
    const deleted = await qna.deleteQna(trx, user, params, ifMatch);
    if (!deleted) throw refusal(await qna.findQna(trx, user, params), toQna);
    await audit({ action: 'qna.delete', orgId: params.orgId, subjectId: String(deleted.id) });
  });
}

async function answer(
  trx: Kysely<Tables>,
  user: User,
  place: qna.QnaPlace,
  setEtag: (version: number) => void,
) {
  const row = found(await qna.findQna(trx, user, place));
  setEtag(row.version);
  return toQna(row);
}

const toQna = ({ id, question, answer, org_id, created_at, updated_at }: qna.QnaRow): contract.Qna => ({
  id,
  question,
  answer,
  organization: org_id,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
