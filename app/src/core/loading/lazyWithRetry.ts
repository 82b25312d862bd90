import { type ComponentType, lazy } from 'react';
import { whyMissing } from '../http/build.ts';

/** Like `lazy`, for code that says why it does not come: it fails with `MissingCode`. */
export const lazyWithRetry = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch(async (cause: unknown) => {
      throw await whyMissing(cause);
    }),
  }));
