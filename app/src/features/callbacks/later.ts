import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';

/** The view of the people to call back, which most visits of the contacts don't open. */
export const CallbacksView = lazyOnIdle(async () => (await import('./CallbacksView.tsx')).CallbacksView);
