import { useSyncExternalStore } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { description as descriptionStyle, history, record, time, title as titleStyle } from './Toast.css.ts';
import { useStrings } from './Toast.strings.ts';
import { toastHistory } from './toast.ts';

/**
 * What the toasts said since the page was loaded, for people who could not read one in time (WCAG 2.2.1). Put it in
 * a dialog or on a page of its own.
 *
 * Renders an `<ol>` named "Notifications", newest first, or a sentence when there is nothing yet.
 *
 * @example
 * <Dialog title="Notifications"><ToastHistory /></Dialog>
 */
export function ToastHistory() {
  const strings = useStrings();
  const clock = useDateFormatter({ hour: '2-digit', minute: '2-digit' });
  const records = useSyncExternalStore(toastHistory.subscribe, toastHistory.get, toastHistory.get);

  if (records.length === 0) return <p className={descriptionStyle}>{strings.nothing}</p>;
  return (
    <ol className={history} aria-label={strings.region}>
      {records.map(({ at, title, description, tone }) => (
        <li className={record} key={`${at.getTime()} ${title}`}>
          <time className={time} dateTime={at.toISOString()}>
            {clock.format(at)}
          </time>
          <div>
            <p className={titleStyle}>
              {(tone === 'error' || tone === 'warning') && `${strings[tone]} `}
              {title}
            </p>
            {description !== undefined && <p className={descriptionStyle}>{description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
