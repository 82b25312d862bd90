import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/schema.ts';
import { found, Problem } from '../../errors.ts';
import { takeMediaCookie } from '../../identity/mediaCookie.ts';
import { deleteIfPlaceless } from '../../identity/passwordAccounts.ts';
import type { User } from '../../identity/sessions.ts';
import { serve } from '../../serve.ts';
import { need, refusal } from '../access.ts';
import { tellPage } from '../paging.ts';
import * as changes from './memberChanges.queries.ts';
import { givePassword, openAccount } from './members.passwords.ts';
import * as members from './members.queries.ts';
import { toMember } from './members.reply.ts';
import { granted } from './members.rules.ts';

/** The team of an organization: `/organization/{orgId}/members`. */
export function membersRoutes(app: FastifyInstance) {
  // People change their names without their place changing, so the answer itself tells whether it is new.
  serve(app, contract.listMembers, async ({ params: { orgId }, query, user, trx, request, reply }) => {
    await need(trx, user, 'membership', orgId);
    const page = await members.pageOfMembers(trx, user, orgId, query);
    tellPage(request, reply, page);
    return page.rows.map(toMember);
  });

  serve(app, contract.inviteMember, async ({ params: { orgId }, body, user, trx, seen, audit }) => {
    await need(trx, user, 'team', orgId);
    const { name, email, role, password } = body;
    const permissions = granted(found(await members.placeOf(trx, user, orgId)), body) ?? [];
    if (await members.isOnTeam(trx, orgId, email)) {
      throw new Problem('conflict', {
        errors: [{ path: 'email', code: 'already-on-team', message: 'This person is on the team' }],
      });
    }
    const userId = password === undefined ? null : await openAccount(trx, { email, name, password });
    const { id } = await changes.insertInvitation(trx, { orgId, userId, name, email, role, permissions });
    const row = found(await members.findMember(trx, user, { orgId, id }));
    await audit({ action: 'member.invite', orgId, subjectId: id });
    seen(row.version);
    return toMember(row);
  });

  serve(app, contract.updateMember, async ({ params, body, user, trx, ifMatch, seen, audit }) => {
    const row = await hold(trx, user, params, ifMatch);
    if (row.user_id === user.id) throw new Problem('forbidden');
    const mine = found(await members.placeOf(trx, user, params.orgId));
    const { role, name, password } = body;
    const permissions = granted(mine, body, row);
    const madeAccount = password === undefined ? undefined : await givePassword(trx, mine, row, password);
    await changes.updateMember(trx, row.id, {
      userId: madeAccount,
      // A form sends the name it was shown, which is not yet a name that the team chose.
      name: name === row.name ? undefined : name,
      role,
      permissions,
    });
    const changed = found(await members.findMember(trx, user, params));
    await audit({ action: 'member.update', orgId: params.orgId, subjectId: row.id });
    seen(changed.version);
    return toMember(changed);
  });

  serve(app, contract.removeMember, async ({ params, user, trx, ifMatch, reply, audit }) => {
    const { id, user_id: userId } = await hold(trx, user, params, ifMatch);
    await changes.deleteMember(trx, id);
    const isGone = userId !== null && (await deleteIfPlaceless(trx, userId));
    if (isGone && userId === user.id) takeMediaCookie(reply);
    await audit({ action: 'member.remove', orgId: params.orgId, subjectId: id });
  });
}

/**
 * A member whom the person may change, or the person, in the version they know. Nobody changes the owner: the
 * organization would be without one.
 */
async function hold(
  trx: Kysely<Tables>,
  user: User,
  place: members.MemberPlace,
  version: number | undefined,
): Promise<members.MemberRow> {
  const row = found(await members.holdMember(trx, user, place));
  const mayChange = row.role !== 'owner' && (row.may_change || row.user_id === user.id);
  if (!mayChange) throw new Problem('forbidden');
  if (version !== undefined && version !== row.version) throw refusal({ ...row, may_change: true }, toMember);
  return row;
}
