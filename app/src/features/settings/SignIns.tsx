import { Badge, Button, ConfirmDialog, FormGroup, Skeleton, toast } from '@console/ui';
import { useRef, useState } from 'react';
import { explain } from '../../core/http/failures.ts';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { type Translate, useMessages } from '../../core/i18n/index.ts';
import { LoadFailed } from '../../core/loading/QueryView.tsx';
import { deviceOf } from './device.ts';
import css from './settings.module.css';
import { type SignIn, useEndSignIn, useSignIns } from './signIns.queries.ts';

/** The person's sign-ins, this browser first, with buttons to end the others. */
export function SignIns() {
  const t = useMessages();
  const { data: places, error, isMissing, isFetching, refetch } = useSignIns();
  const failure = error && explain(error, t);
  const list = useRef<HTMLUListElement>(null);
  const others = places?.filter(({ current }) => !current) ?? [];

  return (
    <FormGroup title={t('settings.places')} description={t('settings.placesWhy')}>
      {places && (
        <ul ref={list} className={css.places} tabIndex={-1} aria-label={t('settings.places')}>
          {places.toSorted(hereFirst).map((place) => (
            <PlaceRow key={place.id} place={place} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {places && others.length === 0 && <p className={css.none}>{t('settings.nowhereElse')}</p>}
      {others.length > 0 && <EndOthers count={others.length} />}
      {!places && isMissing && <p className={css.none}>{t('settings.placesMissing')}</p>}
      {!places && !isMissing && failure && (
        <LoadFailed title={t('settings.placesFailed')} query={{ error, isFetching, refetch }} />
      )}
      {!places && !error && (
        <div aria-busy="true">
          <Skeleton height="4rem" />
        </div>
      )}
    </FormGroup>
  );
}

const hereFirst = (one: SignIn, other: SignIn) =>
  Number(other.current) - Number(one.current) || other.lastSeenAt.localeCompare(one.lastSeenAt);

interface PlaceRowProps {
  place: SignIn;
  /** Called before the row is removed: move focus elsewhere. */
  onEnded: () => void;
}

function PlaceRow({ place: { id, current, userAgent, lastSeenAt }, onEnded }: PlaceRowProps) {
  const t = useMessages();
  const { dateTime } = useDateFormats();
  const { mutate: end, isPending } = useEndSignIn();
  const device = deviceInWords(userAgent, t);
  const when = dateTime(lastSeenAt);

  return (
    <li className={css.row}>
      <span className={css.state}>
        {device}
        <span className={css.muted}>{t('settings.lastSeen', { when })}</span>
      </span>
      {current ? (
        <Badge tone="accent">{t('settings.thisPlace')}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={t('settings.signOutOf', { device, when })}
          isBusy={isPending}
          busyLabel={t('settings.signingOut')}
          onPress={() =>
            end(id, {
              onSuccess() {
                onEnded();
                toast({ tone: 'success', title: t('settings.signedOut'), description: device });
              },
              onError: (error) =>
                toast({
                  tone: 'error',
                  title: t('settings.notSignedOut'),
                  description: explain(error, t).told,
                }),
            })
          }
        >
          {t('settings.signOut')}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count }: { count: number }) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: end, isPending, error, reset } = useEndSignIn();

  return (
    <div className={css.add}>
      <Button
        variant="dangerOutline"
        onPress={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {t('settings.signOutOthers')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('settings.signOutOthersAsk')}
        confirmLabel={t('settings.signOutOthers')}
        busyLabel={t('settings.signingOut')}
        isBusy={isPending}
        onConfirm={() =>
          end(null, { onSuccess: () => toast({ tone: 'success', title: t('settings.signedOut') }) })
        }
        {...(error && { error: explain(error, t).told })}
      >
        {t('settings.signOutOthersText', { count })}
      </ConfirmDialog>
    </div>
  );
}

function deviceInWords(userAgent: string, t: Translate) {
  const { browser, system } = deviceOf(userAgent);
  return t('settings.device', {
    browser: browser ?? t('settings.unknownBrowser'),
    system: system ?? t('settings.unknownSystem'),
  });
}
