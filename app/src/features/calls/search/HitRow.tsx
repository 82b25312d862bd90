import { Link } from '@console/ui';
import { useDateFormats } from '../../../core/i18n/dateFormats.ts';
import { useMessages } from '../../../core/i18n/index.ts';
import { paths } from '../../../paths.ts';
import { partsOf } from './marks.ts';
import css from './search.module.css';
import type { Hit } from './search.queries.ts';

export interface HitRowProps {
  orgId: string;
  hit: Hit;
  /** The search words. */
  words: string;
  channel: string | undefined;
  contact: string | undefined;
}

/** A search hit: its time, channel and contact, and the text around the match. */
export function HitRow({ orgId, hit, words: searched, channel, contact }: HitRowProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { session, channel: channelId, startTime, turn, excerpt } = hit;
  const query = turn === null ? '' : `?turn=${turn}`;
  const about = [contact, channel].filter((name) => name !== undefined);

  return (
    <li className={css.hit}>
      <p className={css.head}>
        <Link href={paths.session(orgId, channelId ?? paths.noChannel, session, query)} isStandalone>
          <time dateTime={startTime}>{moments.dateTime(startTime)}</time>
        </Link>
        {about.map((name) => (
          <bdi key={name} className={css.muted}>
            {name}
          </bdi>
        ))}
        <span className={css.muted}>{t(turn === null ? 'common.summary' : 'search.inTranscript')}</span>
      </p>
      <p className={css.excerpt} dir="auto">
        {partsOf(excerpt, searched).map(({ text, isFound }, index) =>
          isFound ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity but their place.
            <mark key={index} className={css.mark}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}
