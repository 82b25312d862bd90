import { AudioPlayButton, AudioSeekBar, type Player, Transcript } from '@console/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../core/i18n/index.ts';
import { turnsOf } from '../../../calls/index.ts';
import css from './history.module.css';

export interface CallTranscriptProps {
  said: readonly unknown[];
  /** What the call is called. */
  title: string;
  speakers: { caller: string; representative: string };
  /** What plays its recording, when there is one: the transcript then follows it. */
  player?: Player | undefined;
}

/** The whole of what was said, with the recording. */
export function CallTranscript({ said, title, speakers, player }: CallTranscriptProps) {
  const t = useMessages();
  const { caller, representative } = speakers;
  const turns = useMemo(
    () =>
      turnsOf(said, {
        caller,
        representative: representative || t('common.representative'),
        other: t('calls.somebody'),
      }),
    [said, caller, representative, t],
  );

  return (
    <>
      {player && (
        <div className={css.controls}>
          <AudioPlayButton player={player} title={title} />
          <div className={css.seek}>
            <AudioSeekBar player={player} />
          </div>
        </div>
      )}
      <Transcript turns={turns} player={player} title={t('summary.said')} fileName={title} />
    </>
  );
}
