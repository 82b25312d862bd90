import type { Page } from '@playwright/test';
import { en, startingWith } from '../../src/testing/messages.ts';
import { channelPath, typeMoment } from '../calls/steps.ts';
import { ask } from '../contacts/summarySteps.ts';
import { expect } from '../support/steps.ts';
import { type Change, type ChangeContext, filledForm, inPlace, says } from './change.ts';

const bakery = 'Levinsky Bakery';

type Question = Readonly<{ id: number; question: string; answer: string }>;
type Session = Readonly<{ id: string; summary: string; contact: string; channel: string }>;

const questions = ({ page, organization }: ChangeContext) =>
  ask<Question[]>(page, 'GET', `/organization/${organization}/qna`);

const countQuestions = (context: ChangeContext, answer: string) => async () =>
  (await questions(context)).filter((one) => one.question === context.name && one.answer === answer).length;

const countSessions = (context: ChangeContext) => async () => {
  const query = new URLSearchParams({ q: context.name, limit: '200', fields: 'summary' });
  const list = `/organization/${context.organization}/sessions?${query}`;
  return (await ask<Session[]>(context.page, 'GET', list)).filter(({ summary }) => summary === context.name)
    .length;
};

async function addQuestion({ page, organization, name }: ChangeContext) {
  const id = Date.now();
  await ask(page, 'PATCH', `/organization/${organization}/qna/${id}`, { question: name, answer: 'Before.' });
}

const openQuestions = ({ page, organization }: ChangeContext) =>
  page.goto(`/organization/${organization}/qna`);
const saves = /^PATCH \/api\/organization\/[^/]+\/qna\//;
const isRead = (page: Page, name: string) => () =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

export const changesOfCalls: readonly Change[] = [
  {
    call: 'createSession',
    what: 'a new session',
    sends: /^POST \/api\/organization\/[^/]+\/sessions$/,
    async begin(context) {
      const { page, name } = context;
      await page.goto(`${await channelPath(page, bakery, 'Orders')}/sessions?new=1`);
      await typeMoment(page, startingWith(en('common.startTime')), '191120261030');
      return filledForm({
        page,
        fields: { [en('common.summary')]: name },
        button: en('sessions.add'),
        count: countSessions(context),
        done: says(page, en('sessions.added')),
      });
    },
  },
  {
    call: 'updateSession',
    what: 'a session',
    sends: /^PATCH \/api\/organization\/[^/]+\/sessions\//,
    async begin(context) {
      const { page, organization, name } = context;
      const channel = await channelPath(page, bakery, 'Orders');
      const { id } = await ask<Session>(page, 'POST', `/organization/${organization}/sessions`, {
        channel: channel.split('/').at(-1),
        startTime: '2026-11-18T08:00:00.000Z',
        endTime: '2026-11-18T08:01:00.000Z',
        summary: 'Before.',
      });
      await page.goto(`${channel}/sessions/${id}/edit`);
      return filledForm({
        page,
        fields: { [en('common.summary')]: name },
        button: en('sessions.save'),
        count: countSessions(context),
        done: says(page, en('sessions.saved')),
      });
    },
  },
  {
    call: 'saveQuestion',
    what: 'a new question',
    sends: saves,
    async begin(context) {
      const { page, name } = context;
      await openQuestions(context);
      const add = page.getByRole('button', { name: en('common.addQuestion') });
      // Pressing doesn't wait until the person's permissions have loaded.
      await expect(add).toBeEnabled();
      await add.press('Enter');
      return filledForm({
        page,
        fields: { [en('questions.question')]: name, [en('questions.answer')]: 'Yes.' },
        button: en('common.save'),
        count: countQuestions(context, 'Yes.'),
        done: isRead(page, name),
      });
    },
  },
  {
    call: 'saveQuestion',
    what: 'another answer',
    sends: saves,
    async begin(context) {
      const { page, name } = context;
      await addQuestion(context);
      await openQuestions(context);
      await page.getByRole('button', { name: en('questions.edit', { question: name }) }).press('Enter');
      return filledForm({
        page,
        fields: { [en('questions.answer')]: 'After.' },
        button: en('common.save'),
        count: countQuestions(context, 'After.'),
        done: isRead(page, name),
      });
    },
  },
  {
    call: 'saveQuestion',
    what: 'a question from a conversation',
    sends: saves,
    async begin(context) {
      const { page, organization, name } = context;
      const sessions = await ask<(Session & { recordingUrl: string | null })[]>(
        page,
        'GET',
        `/organization/${organization}/sessions?limit=200&active=false`,
      );
      const whole = sessions.find((one) => one.contact && one.channel && one.recordingUrl);
      await page.goto(`/organization/${organization}/channels/${whole?.channel}/sessions/${whole?.id}`);
      await page
        .getByRole('button', { name: en('sessions.toQuestions') })
        .first()
        .press('Enter');
      return filledForm({
        page,
        fields: { [en('questions.question')]: name, [en('questions.answer')]: 'Yes.' },
        button: en('common.addQuestion'),
        count: countQuestions(context, 'Yes.'),
        done: says(page, en('sessions.questionAdded')),
      });
    },
  },
  {
    call: 'deleteQuestion',
    what: 'a question that is deleted',
    sends: /^DELETE \/api\/organization\/[^/]+\/qna\//,
    looksItself: true,
    async begin(context) {
      const { page, name } = context;
      await addQuestion(context);
      await openQuestions(context);
      return inPlace(page, {
        async press() {
          await page.getByRole('button', { name: en('questions.delete', { question: name }) }).click();
          await expect(page.getByRole('button', { name: en('lists.undoOf', { name }) })).toBeVisible();
          await page.mouse.move(0, 0);
        },
        kept: isRead(page, name),
        count: async () => ((await countQuestions(context, 'Before.')()) === 0 ? 1 : 0),
        done: () => expect(page.getByRole('heading', { level: 2, name })).toHaveCount(0),
      });
    },
  },
];
