import { AppShell, Avatar, Page } from '@console/ui';
import { Suspense, useCallback, useState } from 'react';
import { CrashBoundary } from './CrashBoundary.tsx';
import { ConnectionBanner } from './connection/ConnectionBanner.tsx';
import { Live } from './live/index.ts';
import { useWords } from './messages/index.ts';
import { Navigation } from './Navigation.tsx';
import { useSession } from './organizations.data.ts';
import { useArrival, useRoute, useRouter } from './router/index.ts';
import { notFound, routes } from './routes.ts';
import { useIsDevelopment } from './Shell.data.ts';
import css from './Shell.module.css';

/** The frame of the console and the screen of the address in it. */
export function Shell() {
  const words = useWords();
  const place = useRoute();
  const { navigate } = useRouter();
  const session = useSession();
  const isDevelopment = useIsDevelopment();
  const route = (place.route !== null && routes[place.route]) || notFound;
  const frame = route.frame?.(place) ?? place.path;
  const [standing, setStanding] = useState(frame);
  const stand = useCallback(() => setStanding(frame), [frame]);
  const title = words(route.title);

  return (
    <AppShell
      title={title}
      pageKey={standing}
      banner={<ConnectionBanner />}
      sidebar={<Navigation currentPath={frame} />}
      appBarEnd={
        session && <Avatar name={session.user.fullName} picture={session.user.picture ?? undefined} />
      }
      {...(isDevelopment && { footer: <p className={css.development}>{words('shell.development')}</p> })}
    >
      {session && <Live orgId={place.params['orgId']} />}
      <CrashBoundary key={frame}>
        <Suspense fallback={<Page title={title}>{null}</Page>}>
          {route.render(place, navigate)}
          <Arrival title={words('app.title', { page: title })} onStand={stand} />
        </Suspense>
      </CrashBoundary>
    </AppShell>
  );
}

function Arrival({ title, onStand }: { title: string; onStand: () => void }) {
  useArrival(title, onStand);
  return null;
}
