import { chosenAppointmentStatuses } from '@console/contract/rules';
import type { Translate } from '../i18n/index.ts';

type Chosen = (typeof chosenAppointmentStatuses)[number];

const isChosen = (status: string): status is Chosen =>
  chosenAppointmentStatuses.some((known) => known === status);

/** Any status that people can't choose themselves means that the appointment waits for approval. */
export const isWaiting = (status: string) => !isChosen(status);

/** The label of a status. */
export const statusIn = (status: string, t: Translate) =>
  t(isChosen(status) ? `appointments.status.${status}` : 'appointments.status.waiting');

/** The tone of a status in a calendar. */
export const toneOf = (status: string) => (isChosen(status) ? tones[status] : 'warning');

const tones = { scheduled: 'accent', completed: 'neutral', cancelled: 'cancelled' } as const;
