import { type ComponentType, useState, useSyncExternalStore } from 'react';

type State<Props> = {
  part?: ComponentType<Props> | undefined;
  failure?: { error: unknown } | undefined;
};

/** The code of a part of a component. */
export interface Code<Props> {
  get: () => State<Props>;
  fetch: () => Promise<void>;
  /** Subscribes to a part that is needed, or to one that might be. */
  needNow: (changed: () => void) => () => void;
  needLater: () => () => void;
}

const codes = new Set<Pick<Code<never>, 'fetch'>>();

/** The code of a part, for `OnDemand`. */
export function codeOf<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let state: State<Props> = {};
  let pending: Promise<void> | undefined;

  const code: Code<Props> = {
    get: () => state,
    fetch() {
      pending ??= load().then(
        (part) => {
          state = { part };
        },
        (error: unknown) => {
          pending = undefined;
          state = { failure: { error } };
          // By then, an error boundary has it. The next time, it is loaded again.
          setTimeout(() => {
            state = {};
          }, 1000);
        },
      );
      return pending;
    },
    needNow(changed) {
      if (!state.part) void code.fetch().then(changed);
      return () => undefined;
    },
    needLater() {
      // Each part that waits comes here, such as the tooltip of each button.
      if (!pending && !isWaiting) whenIdle(code.fetch);
      isWaiting = true;
      return () => undefined;
    },
  };
  let isWaiting = false;
  codes.add(code);
  return code;
}

/** Loads the parts that are imported so far, so that they render synchronously in tests. */
export const preloadParts = async () => void (await Promise.all([...codes].map(({ fetch }) => fetch())));

/**
 * A part of a component that isn't visible at first, such as the box of a dialog. Its code is loaded when the browser is
 * idle, or at once when the part is needed. From then on, it renders synchronously. The component must use the part's
 * style sheet itself: not every bundler loads the styles of a dynamic import.
 *
 * Renders nothing until the part is needed. After that, the part stays, so that it can disappear with its animation. If
 * it can't be loaded, it throws, for the host's error boundary.
 *
 * @example
 * const box = codeOf(async () => (await import('./DialogBox.tsx')).DialogBox);
 * <OnDemand code={box} {...props} isNeeded={isOpen} />
 */
export function OnDemand<Props extends object>({
  code,
  isNeeded,
  ...props
}: Props & { code: Code<Props>; isNeeded: boolean }) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const isUsed = isNeeded || wasNeeded;
  // Without `use`, which a synchronous `act` in the tests of a host never resumes.
  const { part: Part, failure } = useSyncExternalStore(
    isUsed ? code.needNow : code.needLater,
    code.get,
    (): State<Props> => nothing,
  );
  if (!isUsed) return null;
  if (failure) throw failure.error;
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}

/** On a server, nothing is open. */
const nothing = {};

interface WithConnection {
  connection?: { saveData?: boolean | undefined } | undefined;
}

/** Calls `work` when the browser is idle or, in Safari, when the person does something. Not with data saving on. */
function whenIdle(work: () => void) {
  if ((navigator as WithConnection).connection?.saveData) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work());
  else
    for (const type of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(type, work, { once: true, passive: true });
}
