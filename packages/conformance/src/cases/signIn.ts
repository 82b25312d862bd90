import type { LoginReply, LoginSession } from '@console/contract';
import type { CallResult } from '../callResult.ts';
import { isMissing, judge } from '../checks/good.ts';
import { expectProblem } from '../checks/problems.ts';
import { expect } from '../writeLog.ts';
import type { CallCase } from './callCase.ts';

/** An invalid credential is rejected with 400, never with 401, which would sign people out. */
async function refusesCredential(trial: CallResult) {
  const { ledger } = trial;
  const body = await trial.body();
  const answer = await trial.send({ body, token: null });
  // Some backends require a token before they answer 404 for an unknown endpoint.
  const isThere = answer.status === 401 ? await trial.send({ body }) : answer;
  if (isMissing(trial, isThere)) return false;
  const isRight = answer.status === 400;
  expect(ledger, isRight, `a wrong credential is answered ${answer.status} instead of 400`);
  if (isRight) expectProblem(trial, answer, 'invalid-credential', 'a wrong credential');
  return true;
}

/** After a sign-in has ended, its token is rejected. */
async function isOver({ ledger, sendOther }: CallResult, token: string) {
  const { status } = await sendOther('readMe', { token });
  expect(ledger, status === 401, `the token that was ended is still answered ${status}`);
}

export const signIn = {
  loginAfterGoogle: {
    body: () => ({ token: 'conformance-no-credential', referer: '' }),
    bad: { token: '' },
    async instead(trial) {
      await refusesCredential(trial);
      return 'a good credential of the identity provider is needed; a wrong one was tried';
    },
  },
  loginWithEmail: {
    body: ({ mark }) => ({ email: `nobody-${mark}@example.com`, password: 'conformance, no password' }),
    bad: { email: 'nobody' },
    async instead(trial) {
      const { credentials } = trial.options;
      if (!(await refusesCredential(trial))) return undefined;
      if (!credentials) return 'give --email and --password; a wrong password was tried';
      const answer = await trial.send({ body: credentials, token: null });
      const reply = judge(trial, answer)?.data as LoginReply | undefined;
      if (reply) await trial.sendOther('logout', { token: reply.token });
      return undefined;
    },
  },
  listLoginMethods: {},
  issueNonce: {},
  listLoginSessions: {
    isPersonal: true,
    also({ ledger }, reply: LoginSession[]) {
      const current = reply.filter((session) => session.current).length;
      expect(ledger, current === 1, `${current} sign-ins are said to be the one that asks`);
    },
  },
  endOtherLoginSessions: {
    async instead(trial) {
      if (!trial.options.signOutOthers) return 'it signs the person out elsewhere: give --sign-out-others';
      if (!judge(trial, await trial.send())) return undefined;
      const others = ((await trial.read('listLoginSessions'))?.reply as LoginSession[] | undefined)?.length;
      expect(trial.ledger, others === undefined || others === 1, 'other sign-ins are still listed');
      return undefined;
    },
  },
  endLoginSession: {
    params: async () => ({ id: crypto.randomUUID() }),
    usesUp: true,
    async instead(trial) {
      const token = trial.options.spareTokens?.[1];
      if (!token) return 'it uses a sign-in up: give a second --spare-token; an unknown one was tried';
      const { json } = await trial.sendOther('listLoginSessions', { token });
      const id = Array.isArray(json) ? json.find((session) => session?.current)?.id : undefined;
      if (typeof id !== 'string')
        return 'GET /user/sessions does not tell the second spare token from others';
      const { strangerToken } = trial.options;
      if (strangerToken !== undefined) {
        const { status } = await trial.send({ params: { id }, token: strangerToken });
        expect(trial.ledger, status === 404, `a stranger is answered ${status} instead of 404`);
      }
      if (judge(trial, await trial.send({ params: { id } }))) await isOver(trial, token);
      return undefined;
    },
  },
  logout: {
    async instead(trial) {
      const { spareTokens = [], logout, token: own } = trial.options;
      const token = spareTokens[0] ?? (logout ? own : undefined);
      if (!token) return 'it ends the token: give --spare-token, or --logout to end --token';
      if (judge(trial, await trial.send({ token }))) await isOver(trial, token);
      return undefined;
    },
  },
} satisfies Record<string, CallCase>;
