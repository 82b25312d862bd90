import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { MissingCode } from '../http/build.ts';
import { lazyWithRetry } from './lazyWithRetry.ts';

/**
 * A part of a screen that isn't visible at first, such as the form of a dialog. It is fetched when the browser is idle,
 * or at once when it is rendered. If it can't be loaded, a notice replaces it, and the rest of the page keeps its
 * state.
 *
 * @param Waiting the placeholder until it is loaded
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): ComponentType<Props> {
  const Part = lazyWithRetry(load) as ComponentType<Props>;
  // A failure now is ignored: rendering the part fetches it again and reports the failure.
  whenIdle(() => {
    for (const one of [load, loadMissingPart]) void one().catch(() => undefined);
  });

  return function Later(props: Props) {
    return (
      <PartBoundary>
        <Suspense fallback={<Waiting />}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

const Nothing = () => null;

/** Fetched with the first parts, before it is needed. If it can't be loaded, the page's error boundary takes over. */
const loadMissingPart = async () => (await import('./MissingPart.tsx')).MissingPart;
const MissingPart = lazyWithRetry(loadMissingPart);

interface PartBoundaryProps {
  children: ReactNode;
}

interface PartBoundaryState {
  failure: { error: unknown } | null;
}

/** Shows a notice in place of the part if its code can't be loaded. Other errors are thrown on to the page. */
class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof MissingCode)
      return (
        <Suspense>
          <MissingPart reason={failure.error.reason} />
        </Suspense>
      );
    throw failure.error;
  }
}

/** `PartMissingNotice`, fetched on idle because it is rarely needed. */
export const PartMissing = lazyOnIdle(async () => (await import('./MissingPart.tsx')).PartMissingNotice);

/** Runs `work` when the browser is idle, except with data saving on, and only online. Safari has no idle callback. */
export function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!navigator.onLine) return addEventListener('online', () => whenIdle(work), { once: true });
  // The network might be gone by then.
  const workThen = () => (navigator.onLine ? work() : whenIdle(work));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(workThen);
  else setTimeout(workThen, 2000);
}
