import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons/index.ts';
import { type RootProps, rootProps } from '../../props/index.ts';
import { actions, body, content, mark, notice, strong } from './Notice.css.ts';

export interface NoticeProps extends RootProps<HTMLDivElement> {
  /** The kind of message, which determines color and icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** A few words before the sentence. */
  title?: string | undefined;
  /** The sentence. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** An icon of 18 px that replaces the icon of the tone. */
  icon?: ReactNode;
  /**
   * Set it if the notice appears while the page is open, so that it is announced politely (WCAG 4.1.3).
   * @default false
   */
  isLive?: boolean | undefined;
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/**
 * A one-line message that stays in the page, above the content it is about.
 *
 * Renders a `<div>`; with `isLive` it has the `status` role.
 *
 * @part notice-icon the icon
 * @part notice-text the title and the sentence
 * @part notice-title the words before the sentence
 * @part notice-action the button or link
 * @selector [data-tone] the kind of message
 * @example
 * <Notice tone="warning" action={<Button size="row">Retry</Button>}>Shown as of 09:40. The last refresh failed.</Notice>
 */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  icon,
  isLive = false,
  ...props
}: NoticeProps) {
  const ToneIcon = icons[tone];

  return (
    <div
      {...rootProps(props, notice)}
      data-part="notice"
      data-tone={tone}
      role={isLive ? 'status' : undefined}
    >
      <span className={mark} data-part="notice-icon">
        {icon ?? <ToneIcon size={18} />}
      </span>
      <div className={content}>
        <div className={body} data-part="notice-text">
          {title && (
            <span className={strong} data-part="notice-title">
              {title}{' '}
            </span>
          )}
          {children}
        </div>
        {action && (
          <div className={actions} data-part="notice-action">
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
