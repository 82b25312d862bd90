/** The kinds of channel the console knows; others are shown and kept. */
export const channelTypes = ['phone', 'whatsapp'] as const;

/** What a representative is for. */
export const representativeTypes = ['support', 'technical', 'sales'] as const;

/** The statuses of a lead, in the order of work, in which lists sort them. Any can follow any. */
export const contactStatuses = ['new', 'contacted', 'converted', 'irrelevant', 'postponed'] as const;

/** The appointment statuses people choose from. */
export const chosenAppointmentStatuses = ['scheduled', 'completed', 'cancelled'] as const;

/**
 * Those, after `pending`: booked by a representative on a channel whose appointments need approval. In the order of work, in
 * which lists sort them.
 */
export const appointmentStatuses = ['pending', ...chosenAppointmentStatuses] as const;

/** What a conversation was held by. */
export const sessionKinds = ['call', 'chat', 'whatsapp'] as const;

/** Who says a turn of a conversation. */
export const speakers = ['representative', 'caller'] as const;

/** The status of a call that is over and has its summary, transcript and recording. */
export const completedCall = 'completed';

/** The usual statuses of a call in the order of work, in which lists sort them. Other words come after these. */
export const callStatuses = ['in-progress', 'missed', 'no-answer', 'failed', completedCall] as const;

/** The week calendar: minutes a row, first and last hour, first day of the week (0 is Sunday), a new event's length. */
export const calendar = {
  stepMinutes: 30,
  firstHour: 6,
  lastHour: 20,
  weekStartsOn: 0,
  newEventMinutes: 60,
} as const;

/** The popup in which a card is entered, and how long after it says 'OK' the cards are read again. */
export const cardPopup = { width: 400, height: 400, message: 'OK', refetchAfterMs: 2000 } as const;
