import type { Mutation } from '../mutation.ts';

const folder = 'packages/ui/src/components';

/** Calendar, chart and the tokens of the theme. */
export const calendarAndCharts: readonly Mutation[] = [
  {
    name: 'week start',
    breaks: 'Each week begins on Monday in every locale.',
    file: `${folder}/WeekCalendar/dates.ts`,
    find: '(weekdayOf(date) - firstDay + 7) % 7',
    replace: '(weekdayOf(date) - 1 + 7) % 7',
    red: { task: 'unit', file: 'dates.test', title: 'the locale sets the first day of the week' },
  },
  {
    name: 'overlapping events',
    breaks: 'Two events at the same time are rendered on top of each other.',
    file: `${folder}/WeekCalendar/layout.ts`,
    find: '(column.at(-1)?.bottom ?? 0) <= draft.top',
    replace: '(column.at(-1)?.top ?? 0) <= draft.top',
    red: { task: 'unit', file: 'layout.test', title: 'no two events share pixels' },
  },
  {
    name: 'left arrow in a mirrored week',
    breaks: 'In a mirrored calendar, the left arrow key goes to the right.',
    file: `${folder}/WeekCalendar/useGridFocus.ts`,
    find: 'const toTheRight = shape.isMirrored ? -1 : 1;',
    replace: 'const toTheRight = 1;',
    red: { task: 'unit', file: 'layout.test', title: 'in a mirrored week Left is the next day' },
  },
  {
    name: 'steps through a clock change',
    breaks: 'Moving an event with the keys gets stuck in a repeated hour.',
    file: `${folder}/WeekCalendarEditing/times.ts`,
    find: 'startsAt: span.startsAt + by, endsAt: span.endsAt + by };\n    default',
    replace: '...movedBy(span, 0, snap, hours) };\n    default',
    red: { task: 'unit', file: 'times.test', title: 'a step goes through each of the two repeated hours' },
  },
  {
    name: 'Esc during a drag',
    breaks: 'Esc doesn’t cancel a drag.',
    file: `${folder}/WeekCalendarEditing/usePointer.ts`,
    find: "if (event.key !== 'Escape' || !press.current?.hasBegun) return;",
    replace: 'if (event.key !== "Cancel") return;',
    red: { task: 'browser', file: 'WeekCalendarEditing.test', title: 'Esc cancels a drag' },
  },
  {
    name: 'left arrow in a Hebrew chart',
    breaks: 'In a Hebrew chart, the left arrow key goes to the right.',
    file: `${folder}/LineChart/useReading.ts`,
    find: 'const toTheRight = isMirrored ? -1 : 1;',
    replace: 'const toTheRight = 1;',
    red: { task: 'browser', file: 'LineChart.test', title: 'in Hebrew the first day is on the right' },
  },
  {
    name: 'gap drawn as zero',
    breaks: 'A chart draws days without data as zero.',
    file: `${folder}/LineChart/drawing.ts`,
    find: 'if (value === null) end();\n    else path +=',
    replace: 'path +=',
    red: { task: 'unit', file: 'chart.test', title: 'the line stops at a gap' },
  },
  {
    name: 'pale text',
    breaks: 'Secondary text is too pale to read.',
    file: 'packages/ui/src/theme/colors.ts',
    find: "textMuted: '#565C59'",
    replace: "textMuted: '#9AA09D'",
    red: { task: 'unit', file: 'theme.test', title: 'textMuted has enough contrast on every surface' },
  },
  {
    name: 'reduced motion',
    breaks: 'A dialog moves although reduced motion is requested.',
    file: 'packages/ui/src/theme/scale.ts',
    find: "menu: '0s', dialog: '0s' }",
    replace: "menu: '0s', dialog: '200ms' }",
    red: {
      task: 'unit',
      file: 'theme.test',
      title: 'with reduced motion, every motion token is 0s',
    },
  },
];
