import type { Business } from './business.ts';
import type { Rows } from './insertMany.ts';
import { idFor, type Random } from './random.ts';

type Contact = Rows<'contacts'>[number] & { id: string; name: string; phone: string; created_at: Date };

/** The share of conversations with a new caller. */
const NEW_CALLER = 0.17;

/** How many contacts are due today or earlier. The team contacts the others in time. */
const DUE = 3;

/** The people who call one business, some of them repeatedly. */
export class Callers {
  readonly contacts: Contact[] = [];
  readonly #orgId: string;
  readonly #business: Business;
  readonly #random: Random;

  constructor(orgId: string, business: Business, random: Random) {
    this.#orgId = orgId;
    this.#business = business;
    this.#random = random;
  }

  /** The next caller: a known contact or a new one. */
  caller(now: Date, channel: { id: string; type: string }): Contact {
    const isNew = this.contacts.length < 3 || this.#random.happens(NEW_CALLER);
    // People who called recently call again more often than earlier callers.
    const recent = this.contacts.slice(-60);
    return isNew ? this.#meet(now, channel) : this.#random.one(recent);
  }

  /** The contact with this name: a known one or a new one. */
  named(name: string, now: Date, channel: { id: string; type: string }): Contact {
    return this.contacts.find((contact) => contact.name === name) ?? this.#meet(now, channel, name);
  }

  #meet(now: Date, channel: { id: string; type: string }, known?: string): Contact {
    const { firstNames, lastNames, sources, key } = this.#business;
    const random = this.#random;
    const number = this.contacts.length;
    const contact: Contact = {
      id: idFor(`${key}/contact/${number}`),
      org_id: this.#orgId,
      channel_id: channel.id,
      name: known ?? `${random.one(firstNames)} ${random.one(lastNames)}`,
      phone: `05${random.one(['0', '2', '3', '4', '8'])}${String(random.whole(0, 9_999_999)).padStart(7, '0')}`,
      email: random.happens(0.4) ? `caller${number + 1}@${key}.example` : '',
      source: channel.type === 'whatsapp' ? 'WhatsApp' : random.one(sources),
      created_at: now,
    };
    this.contacts.push(contact);
    return contact;
  }

  /** Adds the team's work to each contact: older contacts have later statuses. */
  finish(today: Date, team: readonly { id: string; name: string }[]): Rows<'contacts'> {
    const random = this.#random;
    let due = 0;
    return this.contacts.map((contact, index) => {
      const age = (this.contacts.length - index) / this.contacts.length;
      const status = this.#status(age);
      const responsible = status === 'new' ? undefined : random.one(team);
      const isOpen = status === 'contacted' || status === 'postponed';
      const drawn = status === 'postponed' ? random.whole(3, 40) : random.whole(-3, 12);
      if (isOpen && drawn <= 0) due += 1;
      const days = drawn <= 0 && due > DUE ? drawn + 16 : drawn;
      const next = new Date(today);
      next.setUTCHours(random.whole(6, 13), random.one([0, 30]), 0, 0);
      next.setUTCDate(next.getUTCDate() + days);
      return {
        ...contact,
        status,
        responsible: responsible?.name ?? '',
        responsible_id: responsible?.id ?? null,
        next_date_of_contact: isOpen ? next : null,
        notes: random.happens(0.25) ? random.one(this.#business.notes) : '',
        updated_at: contact.created_at,
      };
    });
  }

  #status(age: number) {
    const random = this.#random;
    if (age < 0.08) return random.happens(0.8) ? 'new' : 'contacted';
    if (age < 0.25) return random.one(['contacted', 'contacted', 'converted', 'postponed', 'new'] as const);
    return random.one([
      'converted',
      'converted',
      'converted',
      'contacted',
      'irrelevant',
      'postponed',
    ] as const);
  }
}
