import { useEffect } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import {
  action as actionStyle,
  description as descriptionStyle,
  hidden,
  item,
  mark,
  title as titleStyle,
  words,
} from './Toast.css.ts';
import { useStrings } from './Toast.strings.ts';
import type { VisibleToast } from './toast.ts';

interface ToastItemProps {
  toast: VisibleToast;
  /** Pointer or focus are in the region: time stands still. */
  isHeld: boolean;
  onClose: () => void;
}

const icons = { success: SuccessIcon, error: AlertIcon, info: InfoIcon, warning: WarningIcon };

/** One toast. Renders an `<li>`: its words were announced when it came, so it has no live role of its own. */
export function ToastItem({ toast: { key, content, timer }, isHeld, onClose }: ToastItemProps) {
  const strings = useStrings();
  const { title, description, tone = 'info', action } = content;
  const ToneIcon = icons[tone];

  useEffect(() => {
    if (!timer || isHeld) return undefined;
    timer.resume();
    return () => timer.pause();
  }, [timer, isHeld]);

  const button = action && (
    <AriaButton
      className={actionStyle}
      onPress={() => {
        action.onPress();
        onClose();
      }}
    >
      {action.label}
    </AriaButton>
  );

  return (
    <li
      className={item}
      data-toast={key}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className={mark} data-tone={tone}>
        <ToneIcon size={18} />
      </span>
      <div className={words}>
        <p className={titleStyle}>
          {(tone === 'error' || tone === 'warning') && <span className={hidden}>{strings[tone]} </span>}
          {title}
        </p>
        {description !== undefined && <p className={descriptionStyle}>{description}</p>}
        {description !== undefined && button}
      </div>
      {description === undefined && button}
      <IconButton
        label={strings.close(title)}
        icon={<CloseIcon />}
        size="row"
        tooltip={false}
        onPress={onClose}
        data-close="true"
      />
    </li>
  );
}
