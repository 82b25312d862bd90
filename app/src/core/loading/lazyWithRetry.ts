import { type ComponentType, lazy } from 'react';
import { whyMissing } from '../http/build.ts';

/** Like `lazy`, but a failed import throws `MissingCode` with the reason. */
export const lazyWithRetry = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch(async (cause: unknown) => {
      throw await whyMissing(cause);
    }),
  }));
