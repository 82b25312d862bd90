/** The tabs of the console in this browser, of which one asks for new calls. */
export interface Tabs {
  /** Whether this is the tab that asks. */
  isLeader: () => boolean;
  /** Whether the console is visible in any tab. */
  isAnyVisible: () => Promise<boolean>;
  /** Call it when the page was shown or hidden, or when it should ask or not. */
  update: () => void;
  leave: () => void;
}

interface TabsOptions {
  isVisible: () => boolean;
  /** Whether this tab should ask if it is hidden. A visible one always should. */
  asksHidden: () => boolean;
  /** Called when this tab becomes the one that asks. */
  onLead: () => void;
  /** The lock manager; without one (outside of secure contexts), each tab asks for itself. */
  locks: LockManager | undefined;
  /** The prefix of the names of the locks. */
  name?: string;
}

/**
 * Elects one tab with the browser's locks, which end with a tab that crashes. A tab that is shown takes the lead, since a
 * hidden one can be frozen. Visible tabs share another lock, so that a hidden leader knows of them.
 */
export function joinTabs({
  isVisible,
  asksHidden,
  onLead,
  locks,
  name = 'console.notices',
}: TabsOptions): Tabs {
  let isLeader = locks === undefined;
  let wasVisible = false;
  /** Ends the request for the lead, or the lead. */
  let end: (() => void) | undefined;
  let hide: (() => void) | undefined;

  /** Requests a lock and holds it until the returned function is called. Calls `lost` if another tab takes it. */
  function hold(lock: string, options: LockOptions, held: () => void, lost: () => void) {
    const waiting = new AbortController();
    let isOver = false;
    let release = () => {};
    const request = locks?.request(
      lock,
      // A request that takes the lock doesn't wait, so it can't be aborted.
      options.steal ? options : { ...options, signal: waiting.signal },
      () => {
        if (isOver) return undefined;
        held();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      },
    );
    request?.catch(() => {
      if (!isOver) lost();
    });
    return () => {
      isOver = true;
      waiting.abort();
      release();
    };
  }

  function lead(steal: boolean) {
    end?.();
    isLeader = false;
    end = hold(
      name,
      steal ? { steal } : {},
      () => {
        isLeader = true;
        onLead();
      },
      () => {
        isLeader = false;
        end = undefined;
        update();
      },
    );
  }

  function update() {
    if (!locks) return;
    const isShown = isVisible() && !wasVisible;
    wasVisible = isVisible();
    if (wasVisible)
      hide ??= hold(
        `${name}.visible`,
        { mode: 'shared' },
        () => {},
        () => {},
      );
    else {
      hide?.();
      hide = undefined;
    }
    if (isShown) lead(true);
    else if (!wasVisible && !asksHidden()) resign();
    else if (!end) lead(false);
  }

  function resign() {
    end?.();
    end = undefined;
    isLeader = locks === undefined;
  }

  return {
    isLeader: () => isLeader,
    async isAnyVisible() {
      if (isVisible() || !locks) return isVisible();
      const { held = [] } = await locks.query();
      return held.some((lock) => lock.name === `${name}.visible`);
    },
    update,
    leave() {
      resign();
      hide?.();
      hide = undefined;
    },
  };
}
