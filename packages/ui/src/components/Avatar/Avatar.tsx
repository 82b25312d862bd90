import { type SyntheticEvent, useState } from 'react';
import { UserIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { avatar, letters as lettersStyle, monogram, picture as pictureStyle } from './Avatar.css.ts';

export interface AvatarProps {
  /** Whose avatar it is; its first letters are shown when there is no picture. */
  name: string;
  /** Address of a picture. While it loads, and when it fails, the letters stand in its place. */
  picture?: string | undefined;
  /** Side: 24, 32 or 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** It stands for the one chosen in a list. @default false */
  isSelected?: boolean;
}

/**
 * A person, at a glance: a round picture or two letters. Decorative, because the name always stands beside
 * it or in the name of the control around it, and never a broken image.
 *
 * Renders a hidden `<span>` element.
 *
 * @selector [data-selected] it stands for the chosen one
 * @example
 * <Avatar name="Maya Levin" picture={user.picture} />
 */
export function Avatar({ name, picture, size = 'medium', isSelected = false }: AvatarProps) {
  const { locale } = useLocale();
  const { state, pictureProps } = usePicture(picture);
  const letters = initials(name, locale);

  return (
    <span className={avatar} data-size={size} data-selected={isSelected || undefined} aria-hidden="true">
      {state !== 'ready' && (
        <span className={lettersStyle}>{letters || <UserIcon size={size === 'small' ? 12 : 16} />}</span>
      )}
      {state !== 'failed' && (
        <img
          {...pictureProps}
          className={pictureStyle}
          data-waiting={state === 'waiting' || undefined}
          alt=""
          draggable={false}
          // Picture hosts need not learn which page of the console is open.
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}

export interface MonogramProps {
  /** What it stands for, such as an organization; its first letter is shown. */
  name: string;
  /** Side: 20 or 24 px. @default 'medium' */
  size?: 'small' | 'medium';
}

/**
 * An organization, at a glance: its first letter on a square. Decorative; the name always stands beside it.
 *
 * Renders a hidden `<span>` element.
 *
 * @example
 * <Monogram name="Carmel Dental Clinic" />
 */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  const { locale } = useLocale();

  return (
    <span className={monogram} data-size={size} aria-hidden="true">
      {initials(name, locale, 1) || [...name.trim()][0]}
    </span>
  );
}

/**
 * What became of a picture: the letters stand until it is there, and stay when it never comes. An image that
 * arrived or failed before React listened to it is asked on mount.
 */
function usePicture(src: string | undefined) {
  const [seen, setSeen] = useState<{ src: string | undefined; isReady: boolean }>();
  const state = seen !== undefined && seen.src === src ? (seen.isReady ? 'ready' : 'failed') : 'waiting';

  const settle = (image: HTMLImageElement) => setSeen({ src, isReady: image.naturalWidth > 0 });

  return {
    state: src ? state : 'failed',
    pictureProps: {
      src,
      onLoad: (event: SyntheticEvent<HTMLImageElement>) => settle(event.currentTarget),
      onError: () => setSeen({ src, isReady: false }),
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && state === 'waiting') settle(image);
      },
    },
  } as const;
}

const startsWithLetter = /^\p{L}/u;

/**
 * The letters that stand for a name: the first of its first word, and the first of its last. Words that do
 * not begin with a letter are passed over, so a phone number has none and the answer is ''.
 *
 * @example
 * initials('Maya Levin', 'en') // 'ML'
 */
export function initials(name: string, locale: string, count: 1 | 2 = 2) {
  const words = name.split(/[\s\-־–]+/u).filter((word) => startsWithLetter.test(word));
  const chosen = count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  return chosen.map((word = '') => firstLetter(word).toLocaleUpperCase(locale)).join('');
}

/** One letter as a reader sees it, with its marks: not half of a pair of code units. */
function firstLetter(word: string) {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
