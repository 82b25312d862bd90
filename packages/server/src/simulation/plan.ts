import * as contract from '@console/contract';
import { Agenda, type Booking } from '../demo/agenda.ts';
import type { Business } from '../demo/business.ts';
import { Calendar } from '../demo/calendar.ts';
import { type Conversation, converse, opened } from '../demo/conversation.ts';
import { Random } from '../demo/random.ts';
import type { Api } from './api.ts';
import { businessOf, type Line } from './lines.ts';

/** The outcome of a call if nobody stops it. */
export type Fate = 'completed' | 'failed' | 'no-answer';

export interface Caller {
  name: string;
  phone: string;
  source: string;
}

/** The plan of one call. */
export interface Plan {
  line: Line;
  caller: Caller;
  fate: Fate;
  /** The seconds until it is answered, or until the caller gives up. */
  rings: number;
  said: Conversation;
  /** The summaries of unanswered and failed calls. */
  excuses: { 'no-answer': string; failed: string };
}

/** The share of calls from known callers. */
const KNOWN = 0.5;

const HORIZON = 14 * 86_400_000;

/** Plans calls. Parallel calls are from different people, whose appointments never overlap. */
export class Planner {
  readonly #agendas = new Map<string, Agenda>();
  readonly #talking = new Set<string>();
  readonly #api: Api;
  readonly #seed: string;

  constructor(api: Api, seed: string) {
    this.#api = api;
    this.#seed = seed;
  }

  async plan(line: Line, number: number, now: Date): Promise<Plan> {
    const random = new Random(`${this.#seed}/call ${number}`);
    const business = businessOf(line);
    const caller = await this.#caller(line, business, random);
    this.#talking.add(caller.phone);
    const book = await this.#bookings(line, now);
    const said = converse(business, caller.name, random, book);
    const chance = random.next();
    const fate = chance < 0.08 ? 'no-answer' : chance < 0.14 ? 'failed' : 'completed';
    const rings = fate === 'no-answer' ? random.whole(14, 22) : random.whole(3, 6);
    const excuses = { 'no-answer': business.missed, failed: business.failed };
    return { line, caller, fate, rings, said: opened(said, line.opening), excuses };
  }

  /** Makes the caller available for another call. */
  forget({ caller }: Plan) {
    this.#talking.delete(caller.phone);
  }

  async #caller(line: Line, business: Business, random: Random): Promise<Caller> {
    const known = random.happens(KNOWN) ? await this.#knownCallers(line) : [];
    const source = business.sources[0] ?? '';
    if (known.length > 0) return { ...random.one(known), source };
    const name = `${random.one(business.firstNames)} ${random.one(business.lastNames)}`;
    const digits = String(random.whole(0, 9_999_999)).padStart(7, '0');
    return { name, phone: `05${random.one(['0', '2', '3', '4', '8'])}${digits}`, source };
  }

  async #knownCallers({ orgId, owner }: Line) {
    const query = { limit: '60', sort: '-createdAt' };
    const contacts = await this.#api(contract.listContacts, { orgId }, { as: owner, query });
    return contacts
      .map(({ name, phone }) => ({ name, phone }))
      .filter(({ phone }) => phone !== '' && !this.#talking.has(phone));
  }

  /** Finds free times that are neither in the calendar nor promised in an active call. */
  async #bookings({ orgId, timeZone, owner }: Line, now: Date) {
    const calendar = new Calendar(timeZone);
    const query = { from: now.toISOString(), to: new Date(now.getTime() + HORIZON).toISOString() };
    const booked = await this.#api(contract.listAppointments, { orgId }, { as: owner, query });
    const taken = booked
      .filter(({ status }) => status !== 'cancelled')
      .map(({ startTime, endTime }) => ({ start: new Date(startTime), end: new Date(endTime) }));
    const agenda =
      this.#agendas.get(orgId) ?? new Agenda(calendar, new Random(`${this.#seed}/agenda ${orgId}`));
    this.#agendas.set(orgId, agenda);
    return (minutes: number): Booking | undefined => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const found = agenda.book(calendar.dayOf(now), minutes);
        if (found && !taken.some(({ start, end }) => start < found.end && end > found.start)) return found;
      }
      return undefined;
    };
  }
}
