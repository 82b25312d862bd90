import { type ComponentType, Suspense } from 'react';
import { lazily } from './lazily.ts';

/**
 * A part of a screen that is not seen at first, such as the form of a dialog. It is fetched once the browser has
 * nothing else to do, or at once when it is shown.
 *
 * @param Waiting stands in its place until it is there
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): ComponentType<Props> {
  const Part = lazily(load) as ComponentType<Props>;
  // What does not come now is asked for again, and missed, when it is shown.
  whenIdle(() => void load().catch(() => undefined));

  return function Later(props: Props) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;

/** Not where somebody saves data, and not without a network. Safari does not say when it is idle. */
function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!navigator.onLine) return addEventListener('online', () => whenIdle(work), { once: true });
  // The network may go meanwhile.
  const workThen = () => (navigator.onLine ? work() : whenIdle(work));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(workThen);
  else setTimeout(workThen, 2000);
}
