import type { NewQna, QnaFields, qna } from '@console/contract';
import { call } from '../../core/http/call.ts';
import { isUnknownCall } from '../../core/http/failures.ts';

/** All questions and answers of an organization, newest first. */
export const listQuestions = (orgId: string, signal?: AbortSignal) =>
  call<typeof qna.listQna>('GET', '/organization/:orgId/qna', {
    params: { orgId },
    query: { sort: '-id' },
    signal,
  });

/** Saves an item under its ID. If the server's PATCH only updates existing items, a new one is created with POST. */
export async function saveQuestion(
  orgId: string,
  { id, question, answer }: NewQna,
  isNew: boolean,
  idempotencyKey?: string,
) {
  const body: QnaFields = { question, answer };
  const key = idempotencyKey === undefined ? {} : { idempotencyKey };
  try {
    return await call<typeof qna.saveQna>('PATCH', '/organization/:orgId/qna/:id', {
      params: { orgId, id: `${id}` },
      body,
      ...key,
    });
  } catch (error) {
    if (!isNew || !isUnknownCall(error)) throw error;
    return call<typeof qna.createQna>('POST', '/organization/:orgId/qna', {
      params: { orgId },
      body: { id, ...body },
    });
  }
}

/** Deletes an item. `isLeaving` lets the request outlive the page. */
export const deleteQuestion = (orgId: string, id: number, isLeaving: boolean) =>
  call<typeof qna.deleteQna>('DELETE', '/organization/:orgId/qna/:id', {
    params: { orgId, id: `${id}` },
    keepalive: isLeaving,
  });
