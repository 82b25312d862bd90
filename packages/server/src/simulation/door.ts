import { randomUUID } from 'node:crypto';
import * as contract from '@console/contract';
import type { TranscriptTurn } from '../database/schema.ts';
import type { Agreement } from '../demo/conversation.ts';
import type { Api } from './api.ts';
import type { Line } from './lines.ts';

/* What a phone service sends during one call, with a service token. */

export interface Ending {
  status: 'completed' | 'failed' | 'no-answer';
  end: Date;
  /** In seconds. */
  duration: number;
  summary: string;
}

export interface Outcome extends Ending {
  caller: { name: string; phone: string; source: string };
  agreement?: Agreement | undefined;
}

/** The results of a call. */
export interface Result {
  isNewContact: boolean;
  appointment?: 'pending' | 'scheduled';
}

/** One call on a line. The steps return whether it is still ongoing. */
export class Door {
  readonly #params: { orgId: string; channelId: string; externalId: string };
  readonly #api: Api;
  readonly #line: Line;
  readonly #token: string;
  #isKnown = false;

  constructor(api: Api, line: Line, token: string) {
    this.#api = api;
    this.#line = line;
    this.#token = token;
    this.#params = { orgId: line.orgId, channelId: line.channelId, externalId: `simulated-${randomUUID()}` };
  }

  /** A call comes in. Returns whether a contact has its number. */
  async ring(phone: string, start: Date): Promise<boolean> {
    const { orgId, owner } = this.#line;
    const query = { q: phone, limit: '1' };
    const known = await this.#api(contract.listContacts, { orgId }, { as: owner, query });
    this.#isKnown = known.length > 0;
    await this.#send(contract.beginSession, { startTime: start.toISOString(), phone });
    return this.#isKnown;
  }

  /** The representative answers. */
  pickUp = () => this.#append([]);

  /** The latest of the turns so far was said. */
  hear(turns: readonly TranscriptTurn[]) {
    const last = turns.at(-1);
    return this.#append(last ? [{ ...last, number: turns.length - 1 }] : []);
  }

  /** The call ends without an agreement. */
  async hangUp({ status, end, duration, summary }: Ending) {
    await this.#send(contract.endSession, { endTime: end.toISOString(), status, duration, summary });
  }

  /** The call ends: the caller's name is known, and perhaps an appointment was made. */
  async complete({ caller, agreement, ...ending }: Outcome): Promise<Result> {
    await this.#send(contract.ingestContact, caller);
    const made =
      agreement &&
      (await this.#send(contract.ingestAppointment, {
        ...{ title: agreement.title, description: agreement.description },
        startTime: agreement.booking.start.toISOString(),
        endTime: agreement.booking.end.toISOString(),
        ...{ contact_name: caller.name, phone: caller.phone },
      }));
    await this.hangUp(ending);
    const isNewContact = !this.#isKnown;
    const status = made?.status;
    return status === 'pending' || status === 'scheduled'
      ? { isNewContact, appointment: status }
      : { isNewContact };
  }

  async #append(turns: contract.NumberedTurn[]) {
    const { state } = await this.#send(contract.appendTurns, { turns });
    return state === 'ongoing';
  }

  #send<const E extends contract.Endpoint>(endpoint: E, body: unknown) {
    return this.#api(endpoint, this.#params, { as: this.#token, body });
  }
}
