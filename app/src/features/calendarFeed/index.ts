import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';

/** The address of a calendar to subscribe to. It is below everything else, so nothing moves when it is loaded. */
export const CalendarFeed = lazyOnIdle(async () => (await import('./CalendarFeed.tsx')).CalendarFeed);
