import type { CreditCard, LoginReply } from '@console/contract';
import { Blocked } from '../apiClient.ts';
import type { CallResult } from '../callResult.ts';
import { isMissing, judge } from '../checks/good.ts';
import { expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

/** The person of the token: profile, settings, cards. */
export const person = {
  readMe: { isPersonal: true, changedBy: 'updateMe' },
  updateMe: {
    async body({ me, label }) {
      if (!(await me()).fullName?.trim()) throw new Blocked('the person has no name that could be put back');
      return { fullName: label('Conformance') };
    },
    bad: { fullName: '' },
    references: ['mainCreditCard'],
    readBack: 'readMe',
  },
  readSettings: { changedBy: 'updateSettings' },
  updateSettings: {
    async body({ settingsBefore, next }) {
      await settingsBefore();
      return { phone: `05${String(next()).padStart(8, '0')}` };
    },
    whole: () => ({ phone: '0501234567', language: 'en' }),
    bad: { language: 'xx' },
    readBack: 'readSettings',
  },
  listCreditCards: { isPersonal: true },
  removeCreditCard: {
    params: async () => ({ id: crypto.randomUUID() }),
    usesUp: true,
    async instead(trial) {
      const { spareCard: id, strangerToken } = trial.options;
      if (id === undefined) return 'it removes a card: give --spare-card; an unknown one was tried';
      if (strangerToken !== undefined) {
        const { status } = await trial.send({ params: { id }, token: strangerToken });
        expect(trial.ledger, status === 404, `a stranger is answered ${status} instead of 404`);
      }
      if (!judge(trial, await trial.send({ params: { id } }))) return undefined;
      const cards = (await trial.read('listCreditCards'))?.reply as CreditCard[] | undefined;
      const isGone = !cards?.some((card) => card.id === id);
      expect(trial.ledger, isGone, 'the card that was removed is still listed');
      return undefined;
    },
  },
  initCard: {
    also({ ledger, options }, { sale_url }: { sale_url: string }) {
      const { protocol, origin } = new URL(sale_url, options.server);
      const isSafe = protocol === 'https:' || origin === new URL(options.server).origin;
      expect(ledger, isSafe, 'sale_url is neither https nor of the same origin');
    },
  },
} satisfies Record<string, CallCase>;

type Body = Record<string, unknown>;

/** A wrong password or code is rejected at its field, and never with 401, which would sign people out. */
async function refusesWrong(trial: CallResult, body: Body | undefined, token?: string) {
  const answer = await trial.send({ body, ...(token && { token }) });
  if (isMissing(trial, answer)) return false;
  const isRefused = [409, 422].includes(answer.status);
  expect(trial.ledger, isRefused, `a wrong one is answered ${answer.status} instead of 422 or 409`);
  return true;
}

/** Runs a case as the account of `--email` and `--password`, with its password. */
async function asAccount(
  trial: CallResult,
  run: (password: string, token: string) => Promise<string | undefined>,
) {
  if (!(await refusesWrong(trial, await trial.body()))) return undefined;
  const { credentials } = trial.options;
  if (!credentials) return 'give --email and --password; a wrong password was tried';
  const { json } = await trial.sendOther('loginWithEmail', { body: credentials, token: null });
  const { token } = (json ?? {}) as Partial<LoginReply>;
  if (!token) return '--email and --password alone do not sign in; a wrong password was tried';
  const notRun = await run(credentials.password, token);
  await trial.sendOther('logout', { token });
  return notRun;
}

const wrong = 'conformance, no password';

/** Passwords and second factors. Nothing is changed permanently. */
export const credentials = {
  readCredentials: {},
  changePassword: {
    body: () => ({ currentPassword: wrong, password: 'conformance, another password' }),
    bad: { password: 'short' },
    instead: (trial) =>
      asAccount(trial, async (password, token) => {
        judge(trial, await trial.send({ body: { currentPassword: password, password }, token }));
        return undefined;
      }),
  },
  setUpSecondFactor: {
    body: () => ({ password: wrong }),
    bad: { password: '' },
    instead: (trial) =>
      asAccount(trial, async (password, token) => {
        judge(trial, await trial.send({ body: { password }, token }));
        return undefined;
      }),
  },
  activateSecondFactor: {
    body: () => ({ code: '000000' }),
    bad: { code: '' },
    async instead(trial) {
      await refusesWrong(trial, await trial.body());
      return 'a code of an authenticator app is needed; a wrong one was tried';
    },
  },
  removeSecondFactor: {
    body: () => ({ password: wrong, code: '000000' }),
    bad: { password: '' },
    instead: (trial) =>
      asAccount(trial, async (password, token) => {
        judge(trial, await trial.send({ body: { password, code: '000000' }, token }));
        return undefined;
      }),
  },
} satisfies Record<string, CallCase>;
