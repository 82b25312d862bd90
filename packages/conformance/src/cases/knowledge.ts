import * as bodies from '../bodies.ts';
import type { TestContext } from '../context.ts';
import type { CallCase } from './callCase.ts';

const it = async ({ integrations, inside }: TestContext) => inside((await integrations())[0]?.id ?? '');

/** Questions and integrations of a representative. */
export const knowledge = {
  listQna: {
    params: async ({ qnas, inside }) => {
      await qnas();
      return inside();
    },
    async finds({ qnas }) {
      const [first, second] = await qnas();
      return [{ query: { q: String(first?.['question']) }, has: first?.id ?? '', hasNot: second?.id ?? '' }];
    },
    changedBy: 'saveQna',
  },
  saveQna: {
    params: async ({ qna, inside }) => inside((await qna()).id),
    // An ID that doesn't exist yet is accepted.
    ids: ['orgId'],
    body: bodies.qna,
    bad: { question: '', answer: '' },
    readBack: 'listQna',
  },
  createQna: {
    params: ({ inside }) => inside(),
    body: (world) => ({ ...bodies.qna(world), id: bodies.qnaId(world) }),
    bad: { question: '', id: 'one' },
    readBack: 'listQna',
    listedBy: 'listQna',
  },
  deleteQna: {
    params: async ({ newQna, inside }) => inside((await newQna()).id),
    usesUp: true,
    readBack: 'listQna',
    stays: async ({ qna, inside }) => [
      { what: 'another question', by: 'listQna', params: await inside(), id: (await qna()).id },
    ],
  },
  listIntegrationTypes: { isEverybodys: true },
  listIntegrations: {
    params: async ({ integrations, inside }) => {
      await integrations();
      return inside();
    },
    changedBy: 'updateIntegration',
  },
  createIntegration: {
    // A service can be connected to an organization only once.
    params: async ({ newOrganization }) => ({ orgId: (await newOrganization()).id }),
    usesUp: true,
    async body(world) {
      const [type] = await world.integrationTypes();
      return bodies.integration(world, type?.id ?? '');
    },
    bad: { type: 'unheard of' },
    references: ['type', 'channel'],
    readBack: 'listIntegrations',
    listedBy: 'listIntegrations',
  },
  updateIntegration: {
    params: it,
    body: ({ label, next }) => ({
      enabled: next() % 2 === 0,
      configuration: { calendar: label('Calendar'), code: bodies.secret },
    }),
    whole: async ({ label, channelId }) => ({
      enabled: true,
      configuration: { calendar: label('Calendar'), code: bodies.secret },
      channel: await channelId(),
    }),
    bad: { enabled: 'perhaps' },
    references: ['type', 'channel'],
    readBack: 'listIntegrations',
  },
} satisfies Record<string, CallCase>;
