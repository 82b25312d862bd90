import type { ReactNode } from 'react';
import { CloudOffIcon, RotateCwIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { chips } from './LineChart.css.ts';
import type { ChartStrings } from './model.ts';
import {
  chipSkeleton,
  figureSkeleton,
  frame,
  hidden,
  message,
  messageDetail,
  messageTitle,
  readout,
  rule,
  skeleton,
  stale,
} from './Readout.css.ts';

/** The state without known values: a message replaces the plot. */
export function EmptyMessage({ strings }: { strings: ChartStrings }) {
  return (
    <>
      <p className={readout} />
      <Frame>
        <p className={message} data-part="line-chart-message">
          {strings.empty}
        </p>
      </Frame>
      <div className={chips} />
    </>
  );
}

/** The loading state: the frame of the chart with a static skeleton, after 200 ms. */
export function LoadingSkeleton({ strings }: { strings: ChartStrings }) {
  return (
    <>
      <div className={`${readout} ${skeleton}`}>
        <span className={hidden}>{strings.loading}</span>
        <span className={figureSkeleton}>
          <Skeleton width="4rem" height="1.625rem" />
        </span>
      </div>
      <Frame />
      <div className={`${chips} ${skeleton}`}>
        <span className={chipSkeleton} />
        <span className={chipSkeleton} />
      </div>
    </>
  );
}

interface FailedMessageProps {
  strings: ChartStrings;
  error: string;
  onRetry: (() => void) | undefined;
}

/** The failed state: the error and a Retry button replace the plot. */
export function FailedMessage({ strings, error, onRetry }: FailedMessageProps) {
  return (
    <>
      <p className={readout} />
      <Frame>
        <div className={message} data-part="line-chart-message">
          <p className={messageTitle}>
            <CloudOffIcon />
            {strings.failed}
          </p>
          <p className={messageDetail}>{error}</p>
        </div>
      </Frame>
      <div className={chips}>{onRetry && <Retry strings={strings} onRetry={onRetry} />}</div>
    </>
  );
}

/** The state with stale points, because refreshing failed: one line replaces the chips. */
export function StaleMessage({ strings, onRetry }: Omit<FailedMessageProps, 'error'>) {
  return (
    <div className={`${chips} ${stale}`} data-part="line-chart-message">
      {strings.refreshFailed} {onRetry && <Retry strings={strings} onRetry={onRetry} />}
    </div>
  );
}

function Retry({ strings, onRetry }: { strings: ChartStrings; onRetry: () => void }) {
  return (
    <Button size="row" icon={<RotateCwIcon />} onPress={onRetry}>
      {strings.retry}
    </Button>
  );
}

/** The frame of a chart without points: three grid lines, with a message on top. */
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
