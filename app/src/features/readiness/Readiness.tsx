import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';

/** The checklist of what a representative lacks. It is below everything else, so nothing moves when it is loaded. */
export const Readiness = lazyOnIdle(async () => (await import('./Checklist.tsx')).Checklist);
