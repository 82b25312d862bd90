import { AppShell, Avatar, Page } from '@console/ui';
import { type ComponentType, createElement, memo, Suspense, useCallback, useState } from 'react';
import { useSession } from '../core/account/organizations.queries.ts';
import { addMessages, useMessages } from '../core/i18n/index.ts';
import { lazyUnseen, lazyWithRetry } from '../core/loading/lazyWithRetry.ts';
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
  return <Stage place={useShownPlace(frameOf)} />;
}

/** Doesn't render again while another screen is loading. */
const Stage = memo(function Stage({ place }: { place: RouterLocation }) {
  const t = useMessages();
  const navigate = useScreenNavigate(place, frameOf);
  const session = useSession();
  const route = routeOf(place);
  const isDevelopment = useIsDevelopment();
  const isHeldUp = useIsFactorRequired() && route?.isOpen !== true;
  useStoredPerson(session !== null);
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
      <Suspense>{session && <Live orgId={place.params['orgId']} />}</Suspense>
      <Suspense>{session && <Notices personId={session.user.id} navigate={navigate} />}</Suspense>
      {!session && route?.isOpen !== true && (
        <Suspense>
          <SignedOut />
        </Suspense>
      )}
      <CrashBoundary key={frame}>
        <Suspense fallback={<Page title={title}>{null}</Page>}>
          {isHeldUp && <SetUpGate />}
          {!isHeldUp && route && createElement(screenOf(route.screen, place.path), { place, navigate })}
          {!isHeldUp && !route && <NotFoundPage />}
          <Arrival title={t('app.title', { page: title })} place={place} onStand={stand} />
        </Suspense>
      </CrashBoundary>
    </AppShell>
  );
});

const routeOf = ({ route }: RouterLocation) => routes.find(({ path }) => path === route);

/** Locations with the same frame are one screen. */
const frameOf = (place: RouterLocation) => routeOf(place)?.frame?.(place) ?? place.path;

/** What a screen's props are made of. */
interface Placed {
  place: RouterLocation;
  navigate: ReturnType<typeof useScreenNavigate>;
}

const screens = new Map<ScreenName, ComponentType<Placed>>();

/** The screen with this name. It is loaded when it is first rendered. */
function screenOf(name: ScreenName, path: string): ComponentType<Placed> {
  const known = screens.get(name);
  if (known) return known;
  const screen = lazyWithRetry(() => load(name, path));
  screens.set(name, screen);
  return screen;
}

/** Loads the screen with this name, and its messages. */
async function load(name: ScreenName, path: string): Promise<ComponentType<Placed>> {
  // first-paint.js requests every script that the screen imports, in one round trip.
  dispatchEvent(new CustomEvent('console:screen', { detail: path }));
  const [component] = await Promise.all([loadCode(name), addMessages(name)]);
  return component;
}

async function loadCode(name: ScreenName): Promise<ComponentType<Placed>> {
  const { load, props } = (await import('../screens.ts')).screens[name];
  const Screen = await load();
  return ({ place, navigate }) => <Screen {...props(place, navigate)} />;
}

/** Loads the screen of a location, so that its first render doesn't suspend. */
export async function loadScreen(place: RouterLocation) {
  const name = routeOf(place)?.screen;
  // A failure now is ignored: rendering the screen loads it again and reports the failure.
  const component = name && (await load(name, place.path).catch(() => undefined));
  // Replacing a screen that has been rendered since would mount it again.
  if (component && !screens.has(name)) screens.set(name, component);
}

function Arrival({ title, place, onStand }: { title: string; place: RouterLocation; onStand: () => void }) {
  useArrival(title, place, onStand);
  return null;
}
