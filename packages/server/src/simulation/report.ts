import type { CallEvent } from './call.ts';
import type { Clock } from './clock.ts';
import type { Plan } from './plan.ts';

/** Prints a line for each event and a summary. */
export class Report {
  readonly #counts = { completed: 0, 'no-answer': 0, failed: 0, gone: 0, contacts: 0, appointments: 0 };
  readonly #time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
  readonly #say: (line: string) => void;
  readonly #clock: Clock;

  constructor(say: (line: string) => void, clock: Clock) {
    this.#say = say;
    this.#clock = clock;
  }

  /** The event listener for one call. */
  of(plan: Plan): (event: CallEvent) => void {
    const { line, caller } = plan;
    const number = caller.phone.replace(/^0/, '+972 ');
    return (event) => {
      const told = this.#tell(event, plan);
      if (told) this.#say(`${this.#time.format(this.#clock.now())} ${line.organization}: ${number} ${told}`);
    };
  }

  sum() {
    const { completed, failed, gone, contacts, appointments, 'no-answer': missed } = this.#counts;
    const calls = completed + failed + gone + missed;
    this.#say(
      `${calls} ${calls === 1 ? 'call' : 'calls'}: ${completed} completed, ${missed} not answered, ${failed + gone} failed. New: ${contacts} contacts, ${appointments} appointments.`,
    );
  }

  #tell(event: CallEvent, { line, caller, said }: Plan): string | undefined {
    const counts = this.#counts;
    switch (event.kind) {
      case 'ringing':
        return `rings on ${line.channel}${event.isKnown ? ` (${caller.name})` : ''}`;
      case 'in-progress':
        return 'is answered';
      case 'turn':
        return undefined;
      case 'gone':
        counts.gone += 1;
        return 'was ended by somebody else';
      case 'no-answer':
        counts['no-answer'] += 1;
        return 'hangs up before an answer';
      case 'failed':
        counts.failed += 1;
        return `breaks off after ${event.duration} s`;
      case 'completed': {
        counts.completed += 1;
        if (event.result?.isNewContact) counts.contacts += 1;
        if (event.result?.appointment) counts.appointments += 1;
        const contact = event.result?.isNewContact ? `, new contact ${caller.name}` : '';
        const appointment = event.result?.appointment
          ? `, ${event.result.appointment} appointment "${said.agreement?.title}"`
          : '';
        return `is completed after ${event.duration} s${contact}${appointment}`;
      }
    }
  }
}
