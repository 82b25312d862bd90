import {
  AudioPlayButton,
  AudioSeekBar,
  Button,
  Dialog,
  DialogTrigger,
  ListIcon,
  type Player,
  Transcript,
} from '@console/ui';
import { useMemo } from 'react';
import { turnsOf } from '../../../calls/index.ts';
import { useWords } from '../../../messages/index.ts';
import css from './history.module.css';

export interface TranscriptButtonProps {
  said: readonly unknown[];
  /** What the call is called. */
  title: string;
  speakers: { caller: string; representative: string };
  /** What plays its recording, when there is one: the transcript then follows it. */
  player?: Player | undefined;
}

/** Opens the whole of what was said, with the recording. */
export function TranscriptButton({ said, title, speakers, player }: TranscriptButtonProps) {
  const words = useWords();
  const { caller, representative } = speakers;
  const turns = useMemo(
    () =>
      turnsOf(said, {
        caller,
        representative: representative || words('summary.representative'),
        other: words('calls.somebody'),
      }),
    [said, caller, representative, words],
  );

  return (
    <DialogTrigger>
      <Button icon={<ListIcon />} aria-label={words('summary.viewTranscriptOf', { title })}>
        {words('summary.viewTranscript')}
      </Button>
      <Dialog title={words('summary.transcription')} description={title} size="large">
        {player && (
          <div className={css.controls}>
            <AudioPlayButton player={player} title={title} />
            <div className={css.seek}>
              <AudioSeekBar player={player} />
            </div>
          </div>
        )}
        <Transcript turns={turns} player={player} title={words('summary.said')} fileName={title} />
      </Dialog>
    </DialogTrigger>
  );
}
