import * as contract from '@console/contract';
import type { FastifyInstance } from 'fastify';
import { found, Problem } from '../../api/errors.ts';
import { tellPage } from '../../api/paging.ts';
import { need } from '../../api/permissions.ts';
import { serve } from '../../api/serve.ts';
import { serveChange } from '../../api/serveChange.ts';
import { takeMediaCookie } from '../../identity/mediaCookie.ts';
import { hashPassword, type PasswordHash } from '../../identity/password.ts';
import { deleteIfPlaceless } from '../../identity/passwordAccounts.ts';
import { refuseWeakPassword } from '../../identity/weakPasswords.ts';
import * as changes from './memberChanges.queries.ts';
import { hold, holdOther } from './members.hold.ts';
import { checkAccount, givePassword, openAccount } from './members.passwords.ts';
import * as members from './members.queries.ts';
import { toMember } from './members.reply.ts';
import { granted } from './members.rules.ts';

/** The team of an organization: `/organization/{orgId}/members`. */
export function membersRoutes(app: FastifyInstance) {
  // A person's name can change without their membership, so the ETag is computed from the response.
  serve(app, contract.listMembers, async ({ params: { orgId }, query, user, trx, request, reply }) => {
    await need(trx, user, 'membership', orgId);
    const page = await members.pageOfMembers(trx, user, orgId, query);
    tellPage(request, reply, page);
    return page.rows.map(toMember);
  });

  serveChange(app, contract.inviteMember, {
    may: ({ trx, user, params }) => need(trx, user, 'team', params.orgId),
    prepare: async ({ params: { orgId }, body, user, trx, request, reply }) => {
      granted(found(await members.placeOf(trx, user, orgId)), body);
      if (body.password !== undefined) refuseWeakPassword(body.password, body);
      await app.consume('invitation', request, reply);
      return body.password === undefined ? undefined : hashPassword(body.password);
    },
    change: async ({ params: { orgId }, body, user, trx }, passwordHash: PasswordHash | undefined) => {
      const { name, email, role } = body;
      const permissions = granted(found(await members.placeOf(trx, user, orgId)), body) ?? [];
      if (await members.isOnTeam(trx, orgId, email)) {
        throw new Problem('conflict', {
          errors: [{ path: 'email', code: 'already-on-team', message: 'This person is already on the team' }],
        });
      }
      const userId = passwordHash ? await openAccount(trx, { email, name, passwordHash }) : null;
      return changes.insertInvitation(trx, { orgId, userId, name, email, role, permissions });
    },
    find: ({ params: { orgId }, user, trx }, { id }) => members.findMember(trx, user, { orgId, id }),
    toReply: toMember,
    audit: 'member.invite',
  });

  serveChange(app, contract.updateMember, {
    prepare: async ({ params, body, user, trx, ifMatch, request, reply }) => {
      if (body.password === undefined) return undefined;
      const terms = { version: ifMatch, getsPassword: true };
      const member = await holdOther(trx, user, params, terms);
      await checkAccount(trx, member);
      refuseWeakPassword(body.password, member);
      await app.consume('invitation', request, reply);
      return hashPassword(body.password);
    },
    change: async ({ params, body, user, trx, ifMatch }, passwordHash: PasswordHash | undefined) => {
      const getsPassword = body.password !== undefined;
      const row = await holdOther(trx, user, params, { version: ifMatch, getsPassword });
      const mine = found(await members.placeOf(trx, user, params.orgId));
      const { role, name } = body;
      const permissions = granted(mine, body, row.role);
      const madeAccount = passwordHash && (await givePassword(trx, row, passwordHash));
      await changes.updateMember(trx, row.id, {
        userId: madeAccount,
        // A form sends back the displayed name, which isn't yet a name set by the team.
        name: name === row.name ? undefined : name,
        role,
        permissions,
      });
      return row;
    },
    find: ({ params, user, trx }) => members.findMember(trx, user, params),
    toReply: toMember,
    audit: 'member.update',
  });

  serve(app, contract.removeMember, async ({ params, user, trx, ifMatch, reply, audit }) => {
    const { id, user_id: userId } = await hold(trx, user, params, { version: ifMatch });
    await changes.deleteMember(trx, id);
    const isGone = userId !== null && (await deleteIfPlaceless(trx, userId));
    if (isGone && userId === user.id) takeMediaCookie(reply);
    await audit({ action: 'member.remove', orgId: params.orgId, subjectId: id });
  });
}
