import type { Permission } from '@console/contract/rules';
import { said } from '../bodies.ts';
import type { CallResult } from '../callResult.ts';
import { paramNames } from '../calls.ts';
import type { CallName } from '../cases/callCase.ts';
import { couldNotCheck, expect } from '../writeLog.ts';
import type { Good } from './good.ts';
import { expectProblem } from './problems.ts';
import { idsFor } from './refusals.ts';
import { rowAt, staysAsItWas } from './strangers.ts';

/** The permission that an endpoint requires. Endpoints that aren't listed are open to every member. */
export const needs: Partial<Record<CallName, Permission | 'ownership'>> = {
  ...{ updateOrganization: 'team', deleteOrganization: 'ownership' },
  ...{ inviteMember: 'team', updateMember: 'team', removeMember: 'team' },
  ...{ createChannel: 'channels', updateChannel: 'channels', deleteChannel: 'channels' },
  ...{ createBot: 'channels', updateBot: 'channels' },
  ...{ saveQna: 'channels', createQna: 'channels', deleteQna: 'channels' },
  ...{ listSessions: 'calls', readContactSession: 'calls', readUsage: 'calls' },
  ...{ listCallbacks: 'calls', decideCallback: 'transcripts' },
  ...{ createSession: 'transcripts', updateSession: 'transcripts', searchSessions: 'transcripts' },
  ...{ setContactsStatus: 'contacts', createContact: 'contacts' },
  ...{ updateContact: 'contacts', deleteContact: 'contacts' },
  ...{ createAppointment: 'appointments', createAppointmentAnywhere: 'appointments' },
  ...{ updateAppointment: 'appointments', replaceAppointment: 'appointments' },
  deleteAppointment: 'appointments',
  ...{ planErasure: 'contacts', eraseContact: 'contacts', listErasures: 'contacts', undoErasure: 'contacts' },
  ...{ copyContact: 'contacts', copyOrganization: 'ownership' },
  ...{ readRetention: 'ownership', setRetention: 'ownership' },
  ...{ createIntegration: 'integrations', updateIntegration: 'integrations' },
  ...{ listServiceTokens: 'integrations', createServiceToken: 'integrations' },
  revokeServiceToken: 'integrations',
};

/** A viewer can use the endpoints that are open to every member, and no others. */
export async function obeysRoles(trial: CallResult, { params: good }: Good) {
  const { name, endpoint, sample, ledger, world } = trial;
  const need = needs[name];
  const isRead = endpoint.method === 'GET';
  const isOfRun = !sample.usesUp && paramNames(endpoint).some((param) => /^(orgId|id)$/.test(param));
  if (!need && !(isRead && (isOfRun || sample.isWide))) return;
  const params = await idsFor(trial, good);
  const isPlace = endpoint.path.endsWith('/organizations/:id');
  const viewer = await world.viewer(params['orgId'] ?? (isPlace ? params['id'] : undefined));
  if (typeof viewer === 'string') {
    couldNotCheck(ledger, 'that roles are obeyed', viewer);
    return;
  }
  const before = need && (await rowAt(trial, params));
  const answer = await trial.send({ params, body: await trial.body(), token: viewer.token });
  const isAllowed = !need || viewer.permissions.some((permission) => permission === need);
  if (isAllowed) {
    expect(ledger, answer.status === 200, `a viewer is answered ${answer.status} instead of 200`);
    const isHidden = !JSON.stringify(answer.json ?? '').includes(said);
    expect(ledger, isHidden, 'a viewer without the permission "transcripts" is shown what was said');
    return;
  }
  const how = `a viewer without ${need === 'ownership' ? need : `the permission "${need}"`}`;
  const isRight = answer.status === 403;
  expect(ledger, isRight, `${how} is answered ${answer.status} instead of 403`);
  if (isRight) expectProblem(trial, answer, 'forbidden', 'what a viewer may not do');
  await staysAsItWas(trial, params, before, how);
}
