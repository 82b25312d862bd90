import { AudioPlayer, Transcript, type TranscriptProps, useAudioPlayer } from '@console/ui';
import { useMessages } from '../../core/i18n/index.ts';
import { recordingOf } from './call.ts';
import css from './calls.module.css';

export interface CallRecordProps
  extends Pick<
    TranscriptProps,
    'turns' | 'startAt' | 'linkTo' | 'onTurnLink' | 'renderActions' | 'headingLevel'
  > {
  /** Name of the recording, to follow the word "Play": "call with Ana, 19 November". */
  title: string;
  /** URL of the recording, as the server sends it. */
  recordingUrl: string | null | undefined;
  /** Seconds. */
  duration: number;
  /** The whole text, for a call without turns. */
  transcription: string;
  /** The call is ongoing, so there is no recording yet. */
  isOnGoing: boolean;
  /** It is a phone call, not a chat, so a missing recording is mentioned. */
  isSpoken: boolean;
}

/**
 * The recording and transcript of a call. Turns with times are highlighted during playback. Set the call's ID as its
 * `key`.
 */
export function CallRecord({ recordingUrl, ...call }: CallRecordProps) {
  const src = recordingOf(recordingUrl);
  return src === undefined ? <Unrecorded {...call} /> : <Recorded {...call} src={src} />;
}

type PartProps = Omit<CallRecordProps, 'recordingUrl'>;

function Recorded({ src, title, duration, isSpoken: _, ...said }: PartProps & { src: string }) {
  const { turns, startAt } = said;
  const start = turns.find(({ id }) => id !== undefined && id === startAt)?.start;
  const player = useAudioPlayer({ src, title, duration, defaultTime: start });

  return (
    <div className={css.record}>
      <div className={css.player}>
        <AudioPlayer player={player} title={title} download={{ type: 'MP3' }} />
      </div>
      <Said {...said} player={player} />
    </div>
  );
}

function Unrecorded({ title: _, duration: __, isSpoken, ...said }: PartProps) {
  const t = useMessages();

  return (
    <div className={css.record}>
      {isSpoken && !said.isOnGoing && <p className={css.none}>{t('calls.noRecording')}</p>}
      <Said {...said} />
    </div>
  );
}

type SaidProps = Omit<PartProps, 'title' | 'duration' | 'isSpoken'> & Pick<TranscriptProps, 'player'>;

function Said({ turns, transcription, isOnGoing, startAt, headingLevel = 2, ...transcript }: SaidProps) {
  const t = useMessages();
  const Heading = `h${headingLevel}` as const;

  if (turns.length > 0 || !transcription) {
    return (
      <Transcript
        {...transcript}
        turns={turns}
        title={t('calls.transcription')}
        headingLevel={headingLevel}
        startAt={startAt}
        autoFocus={startAt !== undefined}
        maxHeight="40rem"
        emptyText={t(isOnGoing ? 'calls.nothingSaidYet' : 'calls.noTranscription')}
      />
    );
  }
  return (
    <section className={css.record}>
      <Heading className={css.heading}>{t('calls.transcription')}</Heading>
      <p className={css.plain} dir="auto">
        {transcription}
      </p>
    </section>
  );
}
