import { AudioPlayButton, AudioSeekBar, type Player, Transcript } from '@console/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../../core/i18n/index.ts';
import { turnsOf } from '../../../calls/index.ts';
import css from './history.module.css';

export interface CallTranscriptProps {
  said: readonly unknown[];
  /** Title of the call. */
  title: string;
  speakers: { caller: string; representative: string };
  /** Player of the recording, if there is one. The transcript follows it. */
  player?: Player | undefined;
}

/** The full transcript of a call, with the recording. */
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
      <Transcript
        turns={turns}
        player={player}
        title={t('summary.said')}
        fileName={title}
        emptyText={t('calls.noTranscription')}
      />
    </>
  );
}
