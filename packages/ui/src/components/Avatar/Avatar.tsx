import { PersonIcon } from '../../icons/index.ts';
import { useLocale } from '../../locale/index.ts';
import { avatar, letters as lettersStyle, picture as pictureStyle } from './Avatar.css.ts';
import { initials } from './initials.ts';
import { usePicture } from './usePicture.ts';

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
        <span className={lettersStyle}>{letters || <PersonIcon size={size === 'small' ? 12 : 16} />}</span>
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
