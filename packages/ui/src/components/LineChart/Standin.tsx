import type { ReactNode } from 'react';
import { NoCloudIcon, RetryIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { chips } from './LineChart.css.ts';
import type { ChartStrings } from './LineChart.strings.ts';
import { figureBones, hidden, readout } from './Readout.css.ts';
import { bones, chipBone, frame, message, messageDetail, messageTitle, rule, stale } from './Standin.css.ts';

/** The frame of a chart without its points: three lines where the plot will be, and something said upon them. */
function Frame({ children }: { children?: ReactNode }) {
  return (
    <div className={frame}>
      <span className={rule} />
      <span className={rule} />
      <span className={rule} />
      {children}
    </div>
  );
}

/** Nothing is known: said in the place of the plot. */
export function Nothing({ strings }: { strings: ChartStrings }) {
  return (
    <>
      <p className={readout} />
      <Frame>
        <p className={message}>{strings.empty}</p>
      </Frame>
      <div className={chips} />
    </>
  );
}

/** The chart is on its way: its own frame with grey in the place of words, still, after 200 ms. */
export function Waiting({ strings }: { strings: ChartStrings }) {
  return (
    <>
      <div className={`${readout} ${bones}`}>
        <span className={hidden}>{strings.loading}</span>
        <span className={figureBones}>
          <Skeleton width="4rem" height="1.625rem" />
        </span>
      </div>
      <Frame />
      <div className={`${chips} ${bones}`}>
        <span className={chipBone} />
        <span className={chipBone} />
      </div>
    </>
  );
}

interface FailedProps {
  strings: ChartStrings;
  error: string;
  onRetry: (() => void) | undefined;
}

/** Nothing came: what happened and a way to try again, in the place of the plot. */
export function Failed({ strings, error, onRetry }: FailedProps) {
  return (
    <>
      <p className={readout} />
      <Frame>
        <div className={message}>
          <p className={messageTitle}>
            <NoCloudIcon />
            {strings.failed}
          </p>
          <p className={messageDetail}>{error}</p>
        </div>
      </Frame>
      <div className={chips}>{onRetry && <Retry strings={strings} onRetry={onRetry} />}</div>
    </>
  );
}

/** The points are there but old: one line in the place of the chips. */
export function Stale({ strings, onRetry }: Omit<FailedProps, 'error'>) {
  return (
    <div className={`${chips} ${stale}`}>
      {strings.refreshFailed} {onRetry && <Retry strings={strings} onRetry={onRetry} />}
    </div>
  );
}

function Retry({ strings, onRetry }: { strings: ChartStrings; onRetry: () => void }) {
  return (
    <Button size="row" icon={<RetryIcon />} onPress={onRetry}>
      {strings.retry}
    </Button>
  );
}
