import * as contract from '@console/contract';
import type { Api } from './api.ts';
import type { Line } from './lines.ts';

const name = 'Simulation';
/** A token of a simulation that was killed is unused for this time, in milliseconds. */
const abandoned = 10 * 60_000;

/** The service tokens of a simulation: one for each organization, made for its first call. */
export class Tokens {
  readonly #made = new Map<string, Promise<{ id: string; token: string; owner: string }>>();
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The token for a line. */
  async of({ orgId, owner }: Line): Promise<string> {
    const made = this.#made.get(orgId) ?? this.#make(orgId, owner);
    this.#made.set(orgId, made);
    return (await made).token;
  }

  /** Revokes all of them. */
  async revoke(): Promise<void> {
    for (const [orgId, made] of this.#made) {
      const token = await made.catch(() => undefined);
      if (token) await this.#revoke(orgId, token.id, token.owner).catch(() => {});
    }
  }

  async #make(orgId: string, owner: string) {
    const known = await this.#api(contract.listServiceTokens, { orgId }, { as: owner });
    for (const { id, name: known_, lastUsedAt, createdAt } of known) {
      const isOld = Date.parse(lastUsedAt ?? createdAt) < Date.now() - abandoned;
      if (known_ === name && isOld) await this.#revoke(orgId, id, owner);
    }
    const { id, token } = await this.#api(
      contract.createServiceToken,
      { orgId },
      { as: owner, body: { name } },
    );
    if (token === null) throw new Error('The console made a token for a provider.');
    return { id, token, owner };
  }

  #revoke(orgId: string, id: string, owner: string) {
    return this.#api(contract.revokeServiceToken, { orgId, id }, { as: owner });
  }
}
