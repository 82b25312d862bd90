import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { Agenda, type Booking } from '../demo/agenda.ts';
import type { Business } from '../demo/business.ts';
import { Calendar } from '../demo/calendar.ts';
import { type Conversation, converse, opened } from '../demo/conversation.ts';
import { Random } from '../demo/random.ts';
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
  readonly #db: Kysely<Tables>;
  readonly #seed: string;

  constructor(db: Kysely<Tables>, seed: string) {
    this.#db = db;
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

  async #caller({ orgId }: Line, business: Business, random: Random): Promise<Caller> {
    const known = random.happens(KNOWN) ? await this.#knownCallers(orgId) : [];
    const source = business.sources[0] ?? '';
    if (known.length > 0) return { ...random.one(known), source };
    const name = `${random.one(business.firstNames)} ${random.one(business.lastNames)}`;
    const digits = String(random.whole(0, 9_999_999)).padStart(7, '0');
    return { name, phone: `05${random.one(['0', '2', '3', '4', '8'])}${digits}`, source };
  }

  async #knownCallers(orgId: string) {
    const contacts = await this.#db
      .selectFrom('contacts')
      .select(['name', 'phone'])
      .where('org_id', '=', orgId)
      .where('phone', '<>', '')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(60)
      .execute();
    return contacts.filter(({ phone }) => !this.#talking.has(phone));
  }

  /** Finds free times that are neither in the calendar nor promised in an active call. */
  async #bookings({ orgId, timeZone }: Line, now: Date) {
    const calendar = new Calendar(timeZone);
    const taken = await this.#db
      .selectFrom('appointments')
      .select(['start_time', 'end_time'])
      .where('org_id', '=', orgId)
      .where('status', '<>', 'cancelled')
      .where('start_time', '>=', now)
      .where('start_time', '<', new Date(now.getTime() + HORIZON))
      .execute();
    const agenda =
      this.#agendas.get(orgId) ?? new Agenda(calendar, new Random(`${this.#seed}/agenda ${orgId}`));
    this.#agendas.set(orgId, agenda);
    return (minutes: number): Booking | undefined => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const found = agenda.book(calendar.dayOf(now), minutes);
        if (
          found &&
          !taken.some(({ start_time, end_time }) => start_time < found.end && end_time > found.start)
        )
          return found;
      }
      return undefined;
    };
  }
}
