import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { decimal, filled, id, inOrganization, nothing, stamps } from './fields.ts';
import { listQuery } from './lists.ts';

/** The time when the console created the item, in milliseconds since 1970; unique in its organization. */
export const QnaId = z.int().positive();

const fields = { question: filled(2000), answer: filled(20_000) };

/** A question and its answer. */
export const QnaFields = z.object(fields).meta({ id: 'QnaFields' });
export type QnaFields = z.infer<typeof QnaFields>;

export const NewQna = QnaFields.extend({ id: QnaId }).meta({ id: 'NewQna' });
export type NewQna = z.infer<typeof NewQna>;

/** A question and answer that the representative knows. */
export const Qna = z.object({ id: QnaId, ...fields, organization: id, ...stamps }).meta({ id: 'Qna' });
export type Qna = z.infer<typeof Qna>;

const one = z.object({ orgId: id, id: decimal(QnaId) });

export const listQna = defineEndpoint({
  method: 'GET',
  path: '/organization/:orgId/qna',
  summary: 'What the representatives know.',
  params: inOrganization,
  query: listQuery(['id', 'question']),
  reply: z.array(Qna),
});
export const saveQna = defineEndpoint({
  method: 'PATCH',
  path: '/organization/:orgId/qna/:id',
  summary: 'Saves an item, new or old, under its id.',
  params: one,
  body: QnaFields,
  reply: Qna,
});
export const createQna = defineEndpoint({
  method: 'POST',
  path: '/organization/:orgId/qna',
  summary: 'Adds an item.',
  params: inOrganization,
  body: NewQna,
  reply: Qna,
  status: 201,
});
export const deleteQna = defineEndpoint({
  method: 'DELETE',
  path: '/organization/:orgId/qna/:id',
  summary: 'Deletes an item.',
  params: one,
  reply: nothing,
  status: 204,
});
