import { NoCloudIcon, RetryIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { bones, failed, hidden, message, stale } from './Transcript.css.ts';
import type { TranscriptStrings } from './Transcript.strings.ts';

/** The transcript is on its way: a few turns in grey, still, after 200 ms. */
export function Waiting({ strings }: { strings: TranscriptStrings }) {
  return (
    <div className={bones}>
      <span className={hidden}>{strings.loading}</span>
      {['12rem', '18rem', '15rem'].map((width) => (
        <div key={width}>
          <Skeleton width="4rem" />
          <Skeleton width={`min(${width}, 100%)`} />
        </div>
      ))}
    </div>
  );
}

interface FailedProps {
  strings: TranscriptStrings;
  error: string;
  onRetry: (() => void) | undefined;
}

/** Nothing came: what happened, and a way to try again. */
export function Failed({ strings, error, onRetry }: FailedProps) {
  return (
    <div className={message}>
      <p className={failed}>
        <NoCloudIcon />
        {strings.failed}
      </p>
      <p>{error}</p>
      {onRetry && <Retry strings={strings} onRetry={onRetry} />}
    </div>
  );
}

/** The turns are there but may be old: one line above them. */
export function Stale({ strings, error, onRetry }: FailedProps) {
  return (
    <div className={stale}>
      <p>{`${strings.refreshFailed} ${error}`}</p>
      {onRetry && <Retry strings={strings} onRetry={onRetry} />}
    </div>
  );
}

function Retry({ strings, onRetry }: { strings: TranscriptStrings; onRetry: () => void }) {
  return (
    <Button size="row" icon={<RetryIcon />} onPress={onRetry}>
      {strings.retry}
    </Button>
  );
}
