import { Badge, Button, ConfirmDialog, FormGroup, Skeleton, toast } from '@console/ui';
import { useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useWords, type Words } from '../../core/i18n/index.ts';
import { useMoments } from '../../core/i18n/moments.ts';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { deviceOf } from './device.ts';
import { type Place, useEndPlace, usePlaces } from './places.queries.ts';
import css from './settings.module.css';

/** Where the person is signed in, this browser first, and the way to end what is not theirs any more. */
export function Places() {
  const words = useWords();
  const { data: places, error, isMissing, isFetching, refetch } = usePlaces();
  const failure = error && explain(error, words);
  const list = useRef<HTMLUListElement>(null);
  const others = places?.filter(({ current }) => !current) ?? [];

  return (
    <FormGroup title={words('settings.places')} description={words('settings.placesWhy')}>
      {places && (
        <ul ref={list} className={css.places} tabIndex={-1} aria-label={words('settings.places')}>
          {places.toSorted(hereFirst).map((place) => (
            <PlaceRow key={place.id} place={place} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {places && others.length === 0 && <p className={css.none}>{words('settings.nowhereElse')}</p>}
      {others.length > 0 && <EndOthers count={others.length} />}
      {!places && isMissing && <p className={css.none}>{words('settings.placesMissing')}</p>}
      {!places && !isMissing && failure && (
        <LoadFailed title={words('settings.placesFailed')} query={{ error, isFetching, refetch }} />
      )}
      {!places && !error && (
        <div aria-busy="true">
          <Skeleton height="4rem" />
        </div>
      )}
    </FormGroup>
  );
}

const hereFirst = (one: Place, other: Place) =>
  Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt);

interface PlaceRowProps {
  place: Place;
  /** The row goes, and focus with it, unless it is brought elsewhere. */
  onEnded: () => void;
}

function PlaceRow({ place: { id, current, userAgent, lastSeenAt }, onEnded }: PlaceRowProps) {
  const words = useWords();
  const { dateTime } = useMoments();
  const { mutate: end, isPending } = useEndPlace();
  const device = deviceInWords(userAgent, words);
  const when = dateTime(lastSeenAt);

  return (
    <li className={css.row}>
      <span className={css.state}>
        {device}
        <span className={css.muted}>{words('settings.lastSeen', { when })}</span>
      </span>
      {current ? (
        <Badge tone="accent">{words('settings.thisPlace')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={words('settings.signOutOf', { device, when })}
          isBusy={isPending}
          busyLabel={words('settings.signingOut')}
          onPress={() =>
            end(id, {
              onSuccess() {
                onEnded();
                toast({ tone: 'success', title: words('settings.signedOut'), description: device });
              },
              onError: (error) =>
                toast({
                  tone: 'error',
                  title: words('settings.notSignedOut'),
                  description: explain(error, words).told,
                }),
            })
          }
        >
          {words('settings.signOut')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const words = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: end, isPending, error, reset } = useEndPlace();

  return (
    <div className={css.add}>
      <Button
        variant="dangerOutline"
        onPress={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {words('settings.signOutOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words('settings.signOutOthersAsk')}
        confirmLabel={words('settings.signOutOthers')}
        busyLabel={words('settings.signingOut')}
        isBusy={isPending}
        onConfirm={() =>
          end(null, { onSuccess: () => toast({ tone: 'success', title: words('settings.signedOut') }) })
        }
        {...(error && { error: explain(error, words).told })}
      >
        {words('settings.signOutOthersText', { count })}
      </ConfirmDialog>
    </div>
  );
}

function deviceInWords(userAgent: string, words: Words) {
  const { browser, system } = deviceOf(userAgent);
  return words('settings.device', {
    browser: browser ?? words('settings.unknownBrowser'),
    system: system ?? words('settings.unknownSystem'),
  });
}
