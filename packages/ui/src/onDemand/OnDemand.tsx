import { type ComponentType, useState, useSyncExternalStore } from 'react';

/** The code of a part of a component. */
export interface Code<Props> {
  /** The part, or why it couldn't be loaded. Empty until it is loaded. */
  get: () => Loaded<Props>;
  /** Loads the part, if it isn't loaded or loading. */
  fetch: () => Promise<void>;
  /** Loads the part now. A subscription for `useSyncExternalStore`. */
  needNow: (changed: () => void) => () => void;
  /** Loads the part when the browser is idle. Subscriptions for `useSyncExternalStore`: only `needSoon` reports it. */
  needLater: () => () => void;
  needSoon: (changed: () => void) => () => void;
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

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // What needs it next tries again.
      if (listeners.size === 0 && loaded.failure) loaded = {};
    };
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
      const stop = subscribe(changed);
      if (!loaded.part) void code.fetch();
      return stop;
    },
    needLater() {
      // Each part that isn't visible comes here, such as the tooltip of each button.
      if (!isAwaited && !loaded.part) whenIdle(code.fetch);
      isAwaited = true;
      return () => undefined;
    },
    needSoon(changed) {
      code.needLater();
      return subscribe(changed);
    },
  };
  codes.add(code);
  return code;
}

/** Loads the parts that are imported so far, so that they render synchronously in tests. */
export const preloadParts = async () => void (await Promise.all([...codes].map(({ fetch }) => fetch())));

/**
 * What has loaded of a part so far.
 *
 * @param need `soon` and `later` wait until the browser is idle. With `later`, it doesn't render again when it is loaded.
 */
export const useCode = <Props,>(code: Code<Props>, need: 'now' | 'soon' | 'later' = 'now'): Loaded<Props> =>
  // Without `use`, which a synchronous `act` in the tests of a host never resumes. On a server, nothing is loaded.
  useSyncExternalStore(code[subscriptions[need]], code.get, () => nothing as Loaded<Props>);

const subscriptions = { now: 'needNow', soon: 'needSoon', later: 'needLater' } as const;

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
  const { part: Part, failure } = useCode(code, isUsed ? 'now' : 'later');
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
