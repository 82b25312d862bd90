import type { CSSProperties } from 'react';
import { classNames } from '../../props/index.ts';
import type { GroupMark, WeekLabels } from './labels.ts';
import { groupPatterns, groupSwatch, groupTag, legend } from './WeekCalendar.css.ts';

/** The classes of an element with the pattern of a group. It also needs `groupStyle`. */
export const groupClass = ({ index }: GroupMark, own: string) =>
  classNames(own, groupPatterns[index % groupPatterns.length]);

/** Names the token without importing `vars`, which would be 1 kB of names. */
export const groupStyle = ({ color }: GroupMark) =>
  ({ '--group': /^series\d$/.test(color) ? `var(--console-color-${color})` : color }) as CSSProperties;

interface GroupTagProps {
  group: GroupMark;
  /** The name of its event contains it. @default false */
  isHidden?: boolean | undefined;
}

/** A group as its pattern and its label. */
export const GroupTag = ({ group, isHidden }: GroupTagProps) => (
  <span className={groupTag} data-part="week-calendar-group" aria-hidden={isHidden}>
    <span className={groupClass(group, groupSwatch)} style={groupStyle(group)} />
    <bdi>{group.label}</bdi>
  </span>
);

/** The groups with their patterns. Renders a `<ul>`. */
export const WeekLegend = ({ labels: { groups, strings } }: { labels: WeekLabels }) => (
  <ul className={legend} aria-label={strings.legend} data-part="week-calendar-legend">
    {[...groups.values()].map((group) => (
      <li key={group.id}>
        <GroupTag group={group} />
      </li>
    ))}
  </ul>
);
