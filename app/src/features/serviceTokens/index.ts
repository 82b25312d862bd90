import { lazyOnIdle } from '../../core/loading/lazyOnIdle.tsx';

/** The service tokens of an organization. Place it below everything else, so that nothing moves when it is loaded. */
export const ServiceTokens = lazyOnIdle(async () => (await import('./ServiceTokens.tsx')).ServiceTokens);
