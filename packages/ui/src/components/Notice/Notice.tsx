import type { ReactNode } from 'react';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons/index.ts';
import { actions, body, content, mark, notice, strong } from './Notice.css.ts';

export interface NoticeProps {
  /** What kind of news it is; colour and icon follow. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The news in a few words, before the sentence. */
  title?: string;
  /** The sentence. */
  children?: ReactNode;
  /** What can be done about it: one button or link. */
  action?: ReactNode;
  /** In place of the tone's own icon, of 18 px. */
  icon?: ReactNode;
  /** It came while the page was open, so it is read out politely (WCAG 4.1.3). @default false */
  isLive?: boolean;
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

/**
 * One line of news that stays in the page, above what it is about.
 *
 * Renders a `<div>`; with `isLive` it has the `status` role.
 *
 * @selector [data-tone] the kind of news
 * @example
 * <Notice tone="warning" action={<Button size="row">Retry</Button>}>Shown as of 09:40. The last refresh failed.</Notice>
 */
export function Notice({ tone = 'info', title, children, action, icon, isLive = false }: NoticeProps) {
  const ToneIcon = icons[tone];

  return (
    <div className={notice} data-tone={tone} role={isLive ? 'status' : undefined}>
      <span className={mark}>{icon ?? <ToneIcon size={18} />}</span>
      <div className={content}>
        <div className={body}>
          {title && <span className={strong}>{title} </span>}
          {children}
        </div>
        {action && <div className={actions}>{action}</div>}
      </div>
    </div>
  );
}
