import { type ComponentType, useState, useSyncExternalStore } from 'react';

/** The code of a part of a component. */
export interface Code<Props> {
  /** The part, or why it couldn't be loaded. Empty until it is loaded. */
  get: () => Loaded<Props>;
  /** Loads the part, if it isn't loaded or loading. */
  fetch: () => Promise<void>;
  /** Loads the part now. A subscription for `useSyncExternalStore`. */
  needNow: (changed: () => void) => () => void;
  /** Loads the part when the browser is idle. A subscription for `useSyncExternalStore`. */
  needLater: () => () => void;
}

interface Loaded<Props> {
  part?: ComponentType<Props> | undefined;
  failure?: { error: unknown } | undefined;
}

const codes = new Set<Pick<Code<never>, 'fetch'>>();

/**
 * The code of a part, for `OnDemand`.
 *
 * @param pauses milliseconds before each further attempt to load a part that is needed
 */
export function codeOf<Props>(
  load: () => Promise<ComponentType<Props>>,
  pauses: readonly number[] = [500, 2000, 4000],
): Code<Props> {
  let loaded: Loaded<Props> = {};
  let pending: Promise<void> | undefined;
  let isAwaited = false;
  const listeners = new Set<() => void>();

  function set(now: Loaded<Props>) {
    loaded = now;
    for (const listener of listeners) listener();
  }

  async function attempt(number = 0): Promise<Loaded<Props>> {
    try {
      return { part: await load() };
    } catch (error) {
      // If nothing needs it yet, the first need loads it.
      if (listeners.size === 0) return {};
      const pause = pauses[number];
      if (pause === undefined) return { failure: { error } };
      await new Promise((resolve) => setTimeout(resolve, pause));
      return attempt(number + 1);
    }
  }

  const code: Code<Props> = {
    get: () => loaded,
    fetch() {
      if (loaded.part) return Promise.resolve();
      if (loaded.failure) set({});
      pending ??= attempt().then((now) => {
        pending = undefined;
        isAwaited = false;
        set(now);
      });
      return pending;
    },
    needNow(changed) {
      listeners.add(changed);
      if (!loaded.part) void code.fetch();
      return () => {
        listeners.delete(changed);
        // What needs it next tries again.
        if (listeners.size === 0 && loaded.failure) loaded = {};
      };
    },
    needLater() {
      // Each part that isn't visible comes here, such as the tooltip of each button.
      if (!isAwaited && !loaded.part) whenIdle(code.fetch);
      isAwaited = true;
      return () => undefined;
    },
  };
  codes.add(code);
  return code;
}

/** Loads the parts that are imported so far, so that they render synchronously in tests. */
export const preloadParts = async () => void (await Promise.all([...codes].map(({ fetch }) => fetch())));

/** What a part needs now, or later, has loaded so far. */
export const useCode = <Props,>(code: Code<Props>, isNeeded = true): Loaded<Props> =>
  // Without `use`, which a synchronous `act` in the tests of a host never resumes. On a server, nothing is loaded.
  useSyncExternalStore(isNeeded ? code.needNow : code.needLater, code.get, () => nothing as Loaded<Props>);

const nothing: Loaded<never> = {};

/**
 * A part of a component that isn't visible at first, such as the box of a dialog. Its code is loaded when the browser is
 * idle, or at once when the part is needed. From then on, it renders synchronously. The component must use the part's
 * style sheet itself: not every bundler loads the styles of a dynamic import.
 *
 * Renders nothing until the part is needed. After that, the part stays, so that it can disappear with its animation. If
 * it can't be loaded, it throws, for the host's error boundary; with `isOptional`, it renders nothing.
 *
 * @example
 * const box = codeOf(async () => (await import('./DialogBox.tsx')).DialogBox);
 * <OnDemand code={box} {...props} isNeeded={isOpen} />
 */
export function OnDemand<Props extends object>({
  code,
  isNeeded,
  isOptional = false,
  ...props
}: Props & { code: Code<Props>; isNeeded: boolean; isOptional?: boolean | undefined }) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const isUsed = isNeeded || wasNeeded;
  const { part: Part, failure } = useCode(code, isUsed);
  if (!isUsed) return null;
  if (failure && !isOptional) throw failure.error;
  return Part ? <Part {...(props as unknown as Props)} /> : null;
}

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
