import { lazyOnIdle } from '../../../core/loading/lazyOnIdle.tsx';

/** The list of all calls, which most visits don't open. */
export const AllCalls = lazyOnIdle(async () => (await import('./AllCalls.tsx')).AllCalls);
