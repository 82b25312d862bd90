export { AppointmentBadge } from './AppointmentBadge.tsx';
export { CalendarFileButton, fileNameOf } from './CalendarFileButton.tsx';
export { clockChangeOn, offsetName, plain, shownAround, twinOf, withOffset } from './clock.ts';
export { overlapsOf } from './overlaps.ts';
export { isWaiting, statusIn, toneOf } from './statuses.ts';
export { dateOf, spanOf, weekOf } from './weeks.ts';
