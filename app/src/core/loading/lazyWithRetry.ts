import { type ComponentType, lazy } from 'react';
import { whyMissing } from '../http/build.ts';

/** The result of an import. If it fails, rejects with `MissingCode` and its reason. */
export const importedOrReason = <Code>(importing: Promise<Code>) =>
  importing.catch(async (cause: unknown) => {
    throw await whyMissing(cause);
  });

/** Like `lazy`, but a failed import throws `MissingCode` with the reason. */
export const lazyWithRetry = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importedOrReason(load()) }));

/** A part without anything to see, such as the refresh of data. While it can't be loaded, it is tried again every few seconds. */
export const lazyUnseen = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    for (;;) {
      const part = await load().catch(() => null);
      if (part) return { default: part };
      await new Promise((resolve) => setTimeout(resolve, 5000));
    }
  });
