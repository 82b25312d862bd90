import { chosenAppointmentStatuses } from '@console/contract/rules';
import type { Translate } from '../i18n/index.ts';

type Chosen = (typeof chosenAppointmentStatuses)[number];

const isChosen = (status: string): status is Chosen =>
  chosenAppointmentStatuses.some((known) => known === status);

/** Whatever people cannot choose themselves waits for somebody's approval. */
export const isWaiting = (status: string) => !isChosen(status);

/** A status in words. */
export const statusIn = (status: string, t: Translate) =>
  t(isChosen(status) ? `appointments.status.${status}` : 'appointments.status.waiting');

/** How a calendar draws it. */
export const toneOf = (status: string) => (isChosen(status) ? tones[status] : 'warning');

const tones = { scheduled: 'accent', completed: 'neutral', cancelled: 'cancelled' } as const;
