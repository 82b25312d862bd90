/** The channel types that the console knows. Other types are shown and kept. */
export const channelTypes = ['phone', 'whatsapp'] as const;

/** The types of representative. */
export const representativeTypes = ['support', 'technical', 'sales'] as const;

/** The statuses of a lead in workflow order, which is also their sort order. Every transition is allowed. */
export const contactStatuses = ['new', 'contacted', 'converted', 'irrelevant', 'postponed'] as const;

/** The appointment statuses that people can select. */
export const chosenAppointmentStatuses = ['scheduled', 'completed', 'cancelled'] as const;

/**
 * `pending` (booked by a representative on a channel whose appointments need approval), then the selectable ones. In
 * workflow order, which is also their sort order.
 */
export const appointmentStatuses = ['pending', ...chosenAppointmentStatuses] as const;

/** The kinds of conversation. */
export const sessionKinds = ['call', 'chat', 'whatsapp'] as const;

/** The speakers of a turn in a conversation. */
export const speakers = ['representative', 'caller'] as const;

/** The status of a call that has ended and has its summary, transcript and recording. */
export const completedCall = 'completed';

/** The usual statuses of a call in workflow order, which is also their sort order. Other statuses come after these. */
export const callStatuses = ['in-progress', 'missed', 'no-answer', 'failed', completedCall] as const;

/** The outcomes that a list of calls can be filtered by. `missed` includes calls that nobody answered. */
export const callOutcomes = ['missed', 'failed', completedCall] as const;

/** The outcomes of an unanswered call. */
export const unansweredOutcomes = ['missed', 'failed'] as const satisfies (typeof callOutcomes)[number][];

/** The decisions about a person to call back. `open` undoes the others. */
export const callbackStates = ['done', 'irrelevant', 'open'] as const;

/** The week calendar: minutes per row, first and last hour, first weekday (0 is Sunday), duration of a new event. */
export const calendar = {
  stepMinutes: 30,
  firstHour: 6,
  lastHour: 20,
  weekStartsOn: 0,
  newEventMinutes: 60,
} as const;

/** The popup for entering a card, and the delay between its message 'OK' and reloading the cards. */
export const cardPopup = { width: 400, height: 400, message: 'OK', refetchAfterMs: 2000 } as const;
