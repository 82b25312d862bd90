import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../api/errors.ts';
import { need } from '../../api/permissions.ts';
import { serveChange } from '../../api/serveChange.ts';
import { serveList } from '../../api/serveList.ts';
import * as qna from './qna.queries.ts';

/** The questions and answers of an organization: `/organization/{orgId}/qna`. */
export function qnaRoutes(app: FastifyInstance) {
  serveList(app, contract.listQna, {
    of: ['qna'],
    page: ({ params, query, user, trx, membership }) =>
      qna.pageOfQna(trx, user, params.orgId, query, membership.rows.qna),
    toReply: toQna,
  });

  serveChange(app, contract.saveQna, {
    async change({ params: { orgId, id }, body, user, trx, ifMatch }) {
      await need(trx, user, 'channels', orgId);
      const item = { ...body, id };
      // A request with a version means an existing item, so a deleted one isn't recreated.
      return ifMatch === undefined
        ? qna.upsertQna(trx, orgId, item)
        : qna.updateQna(trx, orgId, item, ifMatch);
    },
    find: ({ params, user, trx }) => qna.findQna(trx, user, params),
    toReply: toQna,
    audit: ({ version }) => (version === 1 ? 'qna.create' : 'qna.update'),
  });

  serveChange(app, contract.createQna, {
    may: ({ trx, user, params }) => need(trx, user, 'channels', params.orgId),
    async change({ params, body, trx }) {
      const made = await qna.insertQna(trx, params.orgId, body);
      if (!made) {
        throw new Problem('conflict', {
          errors: [{ path: 'id', code: 'taken', message: 'Another item has this id' }],
        });
      }
      return made;
    },
    find: ({ params: { orgId }, user, trx }, { id }) => qna.findQna(trx, user, { orgId, id }),
    toReply: toQna,
    audit: 'qna.create',
  });

  serveChange(app, contract.deleteQna, {
    change: ({ params, user, trx, ifMatch }) => qna.deleteQna(trx, user, params, ifMatch),
    find: ({ params, user, trx }) => qna.findQna(trx, user, params),
    toReply: toQna,
    audit: 'qna.delete',
  });
}

const toQna = ({ id, question, answer, org_id, created_at, updated_at }: qna.QnaRow): contract.Qna => ({
  id,
  question,
  answer,
  organization: org_id,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});
