export { AppointmentBadge } from '../../core/appointments/AppointmentBadge.tsx';
export { isWaiting, statusIn, toneOf } from '../../core/appointments/statuses.ts';
export { CalendarFileButton, fileNameOf } from './CalendarFileButton.tsx';
export { clockChangeOn, offsetName, plain, shownAround, twinOf, withOffset } from './clock.ts';
export { overlapsOf } from './overlaps.ts';
export { dateOf, firstDayOfWeek, spanOf, weekOf } from './weeks.ts';
