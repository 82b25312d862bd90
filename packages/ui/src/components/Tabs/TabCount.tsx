import { AlertIcon } from '../../icons/index.ts';
import { count } from './Tabs.css.ts';

export interface TabCountProps {
  /** The number, written for the language of the page. */
  children: string;
  /** `danger` is for errors and has an icon besides its colour (WCAG 1.4.1). @default 'neutral' */
  tone?: 'neutral' | 'danger';
}

/**
 * A number at the end of a tab. It is only seen: say it in the tab's `endWords`, as "2 errors".
 *
 * Renders a `<span>` element.
 *
 * @selector [data-tone] the kind of news
 * @example
 * <Tabs label="Channel" tabs={[{ id: 'bot', label: 'Bot', end: <TabCount tone="danger">2</TabCount>, endWords: '2 errors', children }]} />
 */
export function TabCount({ children, tone = 'neutral' }: TabCountProps) {
  return (
    <span className={count} data-tone={tone}>
      {tone === 'danger' && <AlertIcon size={12} />}
      {children}
    </span>
  );
}
