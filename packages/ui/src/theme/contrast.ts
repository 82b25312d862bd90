import type { Colors } from './scale.ts';

export type Role = keyof Colors;

const everySurface: Role[] = [
  'surface',
  'canvas',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
  'surfaceRaised',
];
const softSurfaces: Role[] = ['dangerSoft', 'warningSoft', 'successSoft', 'infoSoft'];

/**
 * Pairs of foreground and background colors, with their minimum contrast: 4.5:1 for text (WCAG 1.4.3); 3:1 for edges,
 * icons, marks and the focus ring (WCAG 1.4.11, 2.4.13).
 */
export const needs: [front: Role, grounds: Role[], least: number][] = [
  ['text', [...everySurface, 'surfacePressed', ...softSurfaces], 4.5],
  ['textMuted', [...everySurface, 'surfacePressed', ...softSurfaces], 4.5],
  ['textSubtle', everySurface, 4.5],
  ['accentText', everySurface, 4.5],
  ['dangerText', [...everySurface, 'dangerSoft'], 4.5],
  ['warningText', ['surface', 'warningSoft'], 4.5],
  ['successText', ['surface', 'successSoft'], 4.5],
  ['infoText', ['surface', 'infoSoft'], 4.5],
  ['onAccent', ['accent', 'accentHover', 'accentPressed'], 4.5],
  ['onDanger', ['danger', 'dangerHover'], 4.5],
  ['onTooltip', ['tooltip'], 4.5],
  ['focus', [...everySurface, ...softSurfaces], 3],
  ['borderControl', [...everySurface, 'surfacePressed'], 3],
  ['accent', ['surface', 'canvas', 'surfaceSelected', 'surfaceHover'], 3],
  ['switchOff', ['surface'], 3],
  ['danger', ['surface'], 3],
  ['dangerBorder', ['surface', 'dangerSoft'], 3],
  ['warningBorder', ['surface', 'warningSoft'], 3],
  ['successBorder', ['surface', 'successSoft'], 3],
  ['infoBorder', ['surface', 'infoSoft'], 3],
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((n): [Role, Role[], number] => [
    `series${n}`,
    ['surface', 'surfaceRaised'],
    3,
  ]),
];

/** What a theme needs. With more contrast: 7:1 for text (WCAG 1.4.6), 4.5:1 for edges and marks, 3:1 for dividers. */
export const needsOf = (isMore: boolean): typeof needs =>
  isMore
    ? [
        ...needs.map(([front, backs, least]): (typeof needs)[number] => [
          front,
          backs,
          least === 4.5 ? 7 : 4.5,
        ]),
        ['hairline', ['surface', 'canvas', 'surfaceRaised'], 3],
        ['borderStrong', ['surface', 'canvas', 'surfaceRaised'], 3],
      ]
    : needs;

/** Contrast ratio of two opaque sRGB colors `#RRGGBB` (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
