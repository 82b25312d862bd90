import { AppShell, Avatar, Page } from '@console/ui';
import { type ComponentType, memo, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useSession } from '../core/account/organizations.queries.ts';
import { addMessages, useMessages } from '../core/i18n/index.ts';
import { importedOrReason, lazyUnseen, lazyWithRetry } from '../core/loading/lazyWithRetry.ts';
import { type RouterLocation, useArrival, useScreenNavigate, useShownPlace } from '../core/router/index.ts';
import { routes } from '../routes.ts';
import type { ScreenName } from '../screens.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Navigation } from './Navigation.tsx';
import css from './Shell.module.css';
import { useIsDevelopment, useIsFactorRequired, useStoredPerson } from './Shell.queries.ts';

const Live = lazyUnseen(async () => {
  const [{ Live }] = await Promise.all([import('../core/live/Live.tsx'), addMessages('live')]);
  return Live;
});

const Notices = lazyUnseen(async () => {
  const [{ Notices }] = await Promise.all([
    import('../features/notices/Notices.tsx'),
    addMessages('notices'),
  ]);
  return Notices;
});

const NotFoundPage = lazyWithRetry(
  async () => (await import('../core/loading/NotFoundPage.tsx')).NotFoundPage,
);

// Shown if the session has ended and the page stays open with unsaved input.
const SignedOut = lazyWithRetry(async () => {
  const [shown] = await Promise.all([import('../core/forms/SignedOut.tsx'), addMessages('signedOut')]);
  return shown.SignedOut;
});

const SetUpGate = lazyWithRetry(async () => {
  const [shown] = await Promise.all([
    import('../features/settings/credentials/SetUpGate.tsx'),
    addMessages('secondFactor'),
  ]);
  return shown.SetUpGate;
});

/** The app shell, with the screen of the current URL. */
export function Shell() {
  return <Stage place={useShownPlace(frameOf, loadScreen)} />;
}

/** Doesn't render again while another screen is loading. */
const Stage = memo(function Stage({ place }: { place: RouterLocation }) {
  const t = useMessages();
  const navigate = useScreenNavigate(place, frameOf);
  const session = useSession();
  const route = routeOf(place);
  const isDevelopment = useIsDevelopment();
  const isHeldUp = useIsFactorRequired() && route?.isOpen !== true;
  const frame = frameOf(place);
  const [standing, setStanding] = useState(frame);
  const stand = useCallback(() => setStanding(frame), [frame]);
  const title = t(route?.titleOf?.(place) ?? route?.title ?? 'notFound.title');

  return (
    <AppShell
      title={title}
      pageKey={standing}
      banner={<ConnectionBanner />}
      sidebar={<Navigation currentPath={frame} />}
      appBarEnd={
        session && <Avatar name={session.user.fullName} picture={session.user.picture ?? undefined} />
      }
      {...(isDevelopment && { footer: <p className={css.development}>{t('shell.development')}</p> })}
    >
      {session && <StoredPerson />}
      <Suspense>{session && <Live orgId={place.params['orgId']} />}</Suspense>
      <Suspense>{session && <Notices personId={session.user.id} navigate={navigate} />}</Suspense>
      {!session && route?.isOpen !== true && (
        <Suspense>
          <SignedOut />
        </Suspense>
      )}
      <CrashBoundary key={frame}>
        <Suspense fallback={<Page title={title}>{null}</Page>}>
          {!isHeldUp && route ? (
            <LoadedScreen {...{ name: route.screen, title, place, navigate }} onStand={stand} />
          ) : (
            <>
              {isHeldUp ? <SetUpGate /> : <NotFoundPage />}
              <Arrival title={title} place={place} onStand={stand} />
            </>
          )}
        </Suspense>
      </CrashBoundary>
    </AppShell>
  );
});

/** Not a part of `Stage`, which would render again with each response. */
function StoredPerson() {
  useStoredPerson();
  return null;
}

const routeOf = ({ route }: RouterLocation) => routes.find(({ path }) => path === route);

/** Locations with the same frame are one screen. */
const frameOf = (place: RouterLocation) => routeOf(place)?.frame?.(place) ?? place.path;

/** What a screen's props are made of. */
interface Placed {
  place: RouterLocation;
  navigate: ReturnType<typeof useScreenNavigate>;
}

interface LoadedScreenProps extends Placed, ArrivalProps {
  name: ScreenName;
}

/**
 * A screen, or its title until its code is loaded. It doesn't suspend for that: after a fallback, React waits for 300 ms
 * before it shows the content. It doesn't render again with the frame.
 */
const LoadedScreen = memo(function LoadedScreen({ name, place, navigate, ...arrival }: LoadedScreenProps) {
  const [Screen, setScreen] = useState(() => loaded.get(name));
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (Screen) return;
    let isOver = false;
    loadScreen(place).then(
      () => !isOver && startTransition(() => setScreen(() => loaded.get(name))),
      (cause: unknown) => !isOver && setFailure(cause),
    );
    return () => {
      isOver = true;
    };
  }, [Screen, name, place]);

  if (failure) throw failure;
  if (!Screen) return <Page title={arrival.title}>{null}</Page>;
  return (
    <>
      <Screen place={place} navigate={navigate} />
      <Arrival place={place} {...arrival} />
    </>
  );
});

/** The screens whose code and messages are loaded. */
const loaded = new Map<ScreenName, ComponentType<Placed>>();
const loading = new Map<ScreenName, Promise<void>>();

/** Loads the screen of a location. Rejects with `MissingCode` if that fails. */
export function loadScreen(place: RouterLocation): Promise<void> {
  const name = routeOf(place)?.screen;
  if (!name || loaded.has(name)) return Promise.resolve();
  const promise = loading.get(name) ?? load(name, place.path).finally(() => loading.delete(name));
  loading.set(name, promise);
  return promise;
}

async function load(name: ScreenName, path: string) {
  // first-paint.js requests every script that the screen imports, in one round trip.
  dispatchEvent(new CustomEvent('console:screen', { detail: path }));
  const [screen] = await importedOrReason(Promise.all([loadCode(name), addMessages(name)]));
  loaded.set(name, screen);
}

async function loadCode(name: ScreenName): Promise<ComponentType<Placed>> {
  const { load, props } = (await import('../screens.ts')).screens[name];
  const Screen = await load();
  return ({ place, navigate }) => <Screen {...props(place, navigate)} />;
}

interface ArrivalProps {
  title: string;
  place: RouterLocation;
  onStand: () => void;
}

function Arrival({ title, place, onStand }: ArrivalProps) {
  const t = useMessages();
  useArrival(t('app.title', { page: title }), place, onStand);
  return null;
}
