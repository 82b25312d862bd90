import {
  CheckIcon,
  DownloadIcon,
  PhoneIncomingIcon,
  PlayIcon,
  RotateCcwIcon,
  RotateCwIcon,
} from '@console/ui';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './CallCard.module.css';

const turns = [
  { at: '0:00', isOurs: true, key: 'login.call.turn1' },
  { at: '0:03', isOurs: false, key: 'login.call.turn2' },
  { at: '0:09', isOurs: true, key: 'login.call.turn3' },
  { at: '0:13', isOurs: false, key: 'login.call.turn4' },
] as const;
const times = { start: '08:15', current: '0:09', length: '0:41', speed: '1×' };

/** The illustration of the login page: one call as the console shows it. Hidden from screen readers. */
export default function CallCard() {
  const t = useMessages();
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.head}>
        <span className={css.disc}>
          <PhoneIncomingIcon />
        </span>
        <span className={css.strong}>{t('common.incomingCall')}</span>
        <span className={css.muted}>{times.start}</span>
        <span className={css.badge}>
          <CheckIcon size={12} />
          {t('login.call.status')}
        </span>
      </div>
      <p className={css.summary}>{t('login.call.summary')}</p>
      <div className={css.player} dir="ltr">
        <span className={css.play}>
          <PlayIcon size={18} />
        </span>
        <RotateCcwIcon />
        <RotateCwIcon />
        <span>{times.current}</span>
        <span className={css.track}>
          <span className={css.thumb} />
        </span>
        <span className={css.muted}>{times.length}</span>
        <span className={css.strong}>{times.speed}</span>
        <DownloadIcon />
      </div>
      {turns.map(({ at, isOurs, key }) => (
        <div key={key} className={css.turn} data-current={at === times.current || undefined}>
          <span className={css.time}>{at}</span>
          <span>
            <span className={isOurs ? css.ours : css.theirs}>
              {t(isOurs ? 'login.call.representative' : 'login.call.caller')}
            </span>
            {t(key)}
          </span>
        </div>
      ))}
    </div>
  );
}
