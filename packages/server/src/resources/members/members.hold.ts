import type { Kysely } from 'kysely';
import { found, Problem } from '../../api/errors.ts';
import { refusal } from '../../api/permissions.ts';
import type { Tables } from '../../database/schema.ts';
import type { User } from '../../identity/sessions.ts';
import { refuse } from './members.passwords.ts';
import * as members from './members.queries.ts';
import { toMember } from './members.reply.ts';
import { mayAsMuch } from './members.rules.ts';

const mayMore = 'This person may do more than you may';

interface Terms {
  /** The version that the person has read. */
  version: number | undefined;
  getsPassword?: boolean;
}

/** Like `hold`, but rejects the person's own membership. */
export async function holdOther(...where: Parameters<typeof hold>): Promise<members.MemberRow> {
  const [, user] = where;
  const row = await hold(...where);
  if (row.user_id === user.id) throw new Problem('forbidden');
  return row;
}

/**
 * Locks a member whom the person can change, or the person's own membership, in the version they have read. Rejects the
 * owner, so that every organization keeps one, and members who have permissions that the person lacks.
 */
export async function hold(
  trx: Kysely<Tables>,
  user: User,
  place: members.MemberPlace,
  { version, getsPassword = false }: Terms,
): Promise<members.MemberRow> {
  const row = found(await members.holdMember(trx, user, place));
  const isSelf = row.user_id === user.id;
  if (row.role === 'owner' || !(row.may_change || isSelf)) throw new Problem('forbidden');
  const mine = found(await members.placeOf(trx, user, place.orgId));
  if (!isSelf && !mayAsMuch(mine, row)) {
    if (getsPassword) refuse('has-more-permissions', mayMore);
    throw new Problem('forbidden', { detail: mayMore });
  }
  if (version !== undefined && version !== row.version) throw refusal({ ...row, may_change: true }, toMember);
  return row;
}
