import type { vars } from './vars.css.ts';

type Filled<T> = { [K in keyof T]: string };

/** The deprecated names of the first three series, which have the values of the new ones. */
export type DeprecatedColor = 'chartContacts' | 'chartAppointments' | 'chartCalls';

/** One value for each color role. */
export type Colors = Omit<Filled<(typeof vars)['color']>, DeprecatedColor>;

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Tokens that light and dark share: sizes, type, shapes and durations. Pixels at 100 % text size, in rem. */
export const scale = {
  space: {
    2: rem(2),
    4: rem(4),
    6: rem(6),
    8: rem(8),
    12: rem(12),
    16: rem(16),
    18: rem(18),
    20: rem(20),
    24: rem(24),
    32: rem(32),
    40: rem(40),
    56: rem(56),
  },
  radius: {
    mark: '4px',
    control: '6px',
    row: '6px',
    event: '6px',
    card: '8px',
    dialog: '12px',
    full: '999px',
  },
  font: {
    family:
      "'Rubik Variable', 'Rubik', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    regular: '400',
    medium: '500',
    tracking: '-0.01em',
    trackingFigure: '-0.015em',
    figure: rem(28),
    titleLarge: rem(28),
    title: rem(22),
    dialog: rem(17),
    heading: rem(16),
    read: rem(15),
    body: rem(14),
    field: rem(14),
    small: rem(13),
    caption: rem(12),
    micro: rem(11),
  },
  line: {
    figure: rem(34),
    titleLarge: rem(36),
    title: rem(28),
    heading: rem(24),
    read: rem(23),
    body: rem(20),
    small: rem(18),
    caption: rem(16),
  },
  size: {
    control: rem(36),
    controlSmall: rem(32),
    controlRow: rem(28),
    tab: rem(40),
    row: rem(44),
    target: '24px',
    icon: rem(16),
  },
  focus: { width: '2px', offset: '2px' },
  border: { hairline: '1px', control: '1px', error: '2px' },
  motion: { color: '120ms ease-out', menu: '160ms ease-out', dialog: '200ms ease-out' },
} as const;

/** Touch sizes: 44 px targets, and 16 px text so that phones don't zoom into the field. */
export const touch = {
  size: {
    control: rem(44),
    controlSmall: rem(44),
    controlRow: rem(44),
    tab: rem(48),
    row: rem(56),
    target: '44px',
    icon: rem(16),
  },
  field: rem(16),
  read: rem(16),
  readLine: rem(24),
} as const;

/** Shadows only help: the lighter surface and its edge show the elevation. */
export const shadow = {
  menu: '0 8px 24px -6px rgb(0 0 0 / 18%)',
  dialog: '0 24px 64px -12px rgb(0 0 0 / 35%)',
} as const;

export const still = { color: '0s', menu: '0s', dialog: '0s' } as const;
