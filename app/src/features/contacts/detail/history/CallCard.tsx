import {
  AudioPlayer,
  Badge,
  Button,
  CheckIcon,
  Dialog,
  DialogTrigger,
  Link,
  ListIcon,
  PhoneIncomingIcon,
  type Player,
  Skeleton,
  useAudioPlayer,
} from '@console/ui';
import { useId } from 'react';
import { useDateFormats } from '../../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../../core/i18n/index.ts';
import { lazyOnIdle } from '../../../../core/loading/lazyOnIdle.tsx';
import { paths } from '../../../../paths.ts';
import { CallStatus } from '../../../calls/index.ts';
import type { OrganizationAccess } from '../summary.queries.ts';
import type { CallTranscriptProps } from './CallTranscript.tsx';
import type { CallEntry } from './entries.ts';
import css from './history.module.css';

export interface CallCardProps {
  orgId: string;
  entry: CallEntry;
  /** Name of the caller. */
  name: string;
  place: OrganizationAccess;
}

/** A call. If it is completed, with its recording and transcript; otherwise with its status. */
export function CallCard({ orgId, entry, name, place }: CallCardProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const id = useId();
  const title = useCallTitle({ entry, name });
  const channel = place.channelOf(entry.channel);
  const facts = [
    ...(entry.at ? [moments.time(entry.at)] : []),
    ...(entry.isCompleted ? [moments.length(entry.duration)] : []),
    ...(channel ? [channel.name] : []),
  ];
  const call = { entry, name, representative: channel?.representative ?? '', mayRead: place.mayRead };

  return (
    <article className={css.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <span className={css.mark}>
          <PhoneIncomingIcon />
        </span>
        <div className={css.cardNames}>
          <h4 id={id} className={css.title}>
            <Link
              href={paths.session(orgId, entry.channel ?? paths.noChannel, entry.id)}
              isPlain
              aria-label={t('summary.openCall', { title })}
            >
              {t('common.incomingCall')}
            </Link>
          </h4>
          {facts.length > 0 && (
            <span className={css.muted}>
              {facts.reduce((first, second) => t('summary.facts', { first, second }))}
            </span>
          )}
        </div>
        <CallState entry={entry} />
      </div>
      {entry.summary && (
        <p className={css.summary} dir="auto">
          {entry.summary}
        </p>
      )}
      {entry.isCompleted &&
        (entry.recording === undefined ? (
          <SilentCall {...call} />
        ) : (
          <RecordedCall {...call} recording={entry.recording} />
        ))}
    </article>
  );
}

function CallState({ entry }: { entry: CallEntry }) {
  const t = useMessages();
  if (!entry.isCompleted) return <CallStatus call={entry} />;
  return (
    <Badge tone="success" icon={<CheckIcon size={12} />}>
      {t('calls.completed')}
    </Badge>
  );
}

interface CallPartsProps {
  entry: CallEntry;
  name: string;
  representative: string;
  /** Whether the person can read and hear calls; `undefined` while permissions load. */
  mayRead: boolean | undefined;
}

function RecordedCall({ recording, ...call }: CallPartsProps & { recording: string }) {
  const title = useCallTitle(call);
  const player = useAudioPlayer({ src: recording, title, ...lengthOf(call.entry) });

  return (
    <>
      <AudioPlayer player={player} title={title} download={{}} />
      <Said {...call} player={player} />
    </>
  );
}

/** The duration from the call's data, for use until the audio file has loaded. */
const lengthOf = ({ duration }: CallEntry) => (duration > 0 ? { duration } : {});

function SilentCall(call: CallPartsProps) {
  const t = useMessages();
  if (call.mayRead === false) return <p className={css.muted}>{t('summary.mayNotRead')}</p>;
  return (
    <>
      <p className={css.muted}>{t('calls.noRecording')}</p>
      <Said {...call} />
    </>
  );
}

function Said({ entry, name, representative, player }: CallPartsProps & { player?: Player }) {
  const title = useCallTitle({ entry, name });
  return (
    entry.said.length > 0 && (
      <TranscriptButton
        said={entry.said}
        title={title}
        speakers={{ caller: name, representative }}
        player={player}
      />
    )
  );
}

/** The title of a call, unique among the calls of a page. */
function useCallTitle({ entry: { at }, name }: Pick<CallPartsProps, 'entry' | 'name'>) {
  const t = useMessages();
  const moments = useDateFormats();
  return at ? t('calls.title', { name, when: moments.dateTime(at) }) : t('calls.titleWithoutTime', { name });
}

const Waiting = () => <Skeleton height="20rem" />;
const CallTranscript = lazyOnIdle(async () => (await import('./CallTranscript.tsx')).CallTranscript, Waiting);

/** Opens the full transcript with the recording. */
function TranscriptButton(call: CallTranscriptProps) {
  const t = useMessages();
  const { title } = call;
  return (
    <DialogTrigger>
      <Button icon={<ListIcon />} aria-label={t('summary.viewTranscriptOf', { title })}>
        {t('summary.viewTranscript')}
      </Button>
      <Dialog title={t('summary.transcription')} description={title} size="large">
        <CallTranscript {...call} />
      </Dialog>
    </DialogTrigger>
  );
}
