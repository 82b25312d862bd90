import { type SyntheticEvent, useState } from 'react';
import { UserIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { avatar, letters as lettersStyle, monogram, picture as pictureStyle } from './Avatar.css.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** The person's name. Its initials are shown if there is no picture. */
  name: string;
  /** The URL of a picture. The initials are shown while it loads, and if it fails. */
  picture?: string | undefined;
  /** Width and height: 24, 32 or 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it represents the selected item of a list. @default false */
  isSelected?: boolean | undefined;
}

/**
 * Represents a person by a round picture or two initials, never by a broken image. It is decorative: show the name
 * next to it, or include it in the accessible name of the surrounding control.
 *
 * Renders a hidden `<span>` element.
 *
 * @part avatar-initials the initials
 * @part avatar-picture the picture
 * @selector [data-selected] it represents the selected item
 * @example
 * <Avatar name="Maya Levin" picture={user.picture} />
 */
export function Avatar({ name, picture, size = 'medium', isSelected = false, ...props }: AvatarProps) {
  const { locale } = useLocale();
  const { state, pictureProps } = usePicture(picture);
  const letters = initials(name, locale);

  return (
    <span
      {...rootProps(props, avatar)}
      data-part="avatar"
      data-size={size}
      data-selected={isSelected || undefined}
      aria-hidden="true"
    >
      {state !== 'ready' && (
        <span className={lettersStyle} data-part="avatar-initials">
          {letters || <UserIcon size={size === 'small' ? 12 : 16} />}
        </span>
      )}
      {state !== 'failed' && (
        <img
          {...pictureProps}
          className={pictureStyle}
          data-part="avatar-picture"
          data-waiting={state === 'waiting' || undefined}
          alt=""
          draggable={false}
          // Keeps the URL of the page from the host of the picture.
          referrerPolicy="no-referrer"
        />
      )}
    </span>
  );
}

export interface MonogramProps extends RootProps<HTMLSpanElement> {
  /** The name of an organization, of which the first letter is shown. */
  name: string;
  /** Width and height: 20 or 24 px. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Represents an organization by its first letter on a square. It is decorative: show the name next to it.
 *
 * Renders a hidden `<span>` element.
 *
 * @example
 * <Monogram name="Carmel Dental Clinic" />
 */
export function Monogram({ name, size = 'medium', ...props }: MonogramProps) {
  const { locale } = useLocale();

  return (
    <span {...rootProps(props, monogram)} data-part="monogram" data-size={size} aria-hidden="true">
      {initials(name, locale, 1) || [...name.trim()][0]}
    </span>
  );
}

/**
 * Tracks whether a picture is waiting, ready or failed. An image that loaded or failed before React attached its
 * listeners is checked on mount.
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
 * The initials of a name: the first letters of its first and last words. Words that don't begin with a letter are
 * skipped, so the result for a phone number is ''.
 *
 * @example
 * initials('Maya Levin', 'en') // 'ML'
 */
export function initials(name: string, locale: string, count: 1 | 2 = 2) {
  const words = name.split(/[\s\-־–]+/u).filter((word) => startsWithLetter.test(word));
  const chosen = count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)];
  return chosen.map((word = '') => firstLetter(word).toLocaleUpperCase(locale)).join('');
}

/** The first grapheme, with its combining marks. */
function firstLetter(word: string) {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
