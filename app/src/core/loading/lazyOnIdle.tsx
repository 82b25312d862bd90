import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { MissingCode } from '../http/build.ts';
import { lazyWithRetry } from './lazyWithRetry.ts';

/**
 * A part of a screen that is not seen at first, such as the form of a dialog. It is fetched once the browser has
 * nothing else to do, or at once when it is shown. One that does not come says so in its place, and leaves the rest of
 * the page as it is, with what is typed there.
 *
 * @param Waiting stands in its place until it is there
 */
export function lazyOnIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Nothing,
): ComponentType<Props> {
  const Part = lazyWithRetry(load) as ComponentType<Props>;
  // What does not come now is asked for again, and missed, when it is shown.
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

/** It comes with the first parts, before it is needed. Where not even it comes, the page says so. */
const loadMissingPart = async () => (await import('./MissingPart.tsx')).MissingPart;
const MissingPart = lazyWithRetry(loadMissingPart);

interface PartBoundaryProps {
  children: ReactNode;
}

interface PartBoundaryState {
  failure: { error: unknown } | null;
}

/** Stands in for the part where its code does not come. What else goes wrong is the page's matter. */
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

/** Says which part of a page did not come, and asks again for just that. It is fetched later: hardly anybody meets it. */
export const PartMissing = lazyOnIdle(async () => (await import('./MissingPart.tsx')).PartMissingNotice);

/** Not where somebody saves data, and not without a network. Safari does not say when it is idle. */
export function whenIdle(work: () => void) {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (!navigator.onLine) return addEventListener('online', () => whenIdle(work), { once: true });
  // The network may go meanwhile.
  const workThen = () => (navigator.onLine ? work() : whenIdle(work));
  if ('requestIdleCallback' in globalThis) requestIdleCallback(workThen);
  else setTimeout(workThen, 2000);
}
