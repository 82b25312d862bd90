import type { Failure, ThemeReport } from './checkTheme.ts';

/** The report as plain text, for a terminal. */
export function reportText(
  file: string,
  { failures, problems, checked, scopes, notes }: ThemeReport,
): string {
  const lines = problems.map(({ line, text }) => `${file}${line === undefined ? '' : `:${line}`}: ${text}`);
  if (scopes.length === 0) lines.push(`${file} sets no colors.`);
  else {
    const parts = scopes.map((scope) => scope || ':root').join(', ');
    lines.push(
      `${file} (${parts}): ${checked} pairs of colors in 4 themes, ${failures.length} with too little contrast.`,
    );
  }
  if (failures.length > 0) lines.push('', ...tableOf(failures), '', ...hintsOf(failures));
  return [...lines, '', ...notes].join('\n');
}

const short = (property: string) => property.replace('--console-color-', '');

function tableOf(failures: readonly Failure[]) {
  const rows = [
    ['Theme', 'Color', 'On', 'Ratio', 'Needs'],
    ...failures.map(({ scope, theme, front, back, frontColor, backColor, ratio, least }) => [
      scope ? `${scope}, ${theme}` : theme,
      `${short(front)} ${frontColor}`,
      `${short(back)} ${backColor}`,
      // Cut, not rounded: 4.499 must not read as 4.5.
      (Math.floor(ratio * 100) / 100).toFixed(2),
      String(least),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** One line for each token and theme. */
function hintsOf(failures: readonly Failure[]) {
  return [
    ...new Set(
      failures.map(({ scope, theme, hint, when }) => {
        const rule = theme.endsWith('contrast') ? ` ${contrastRule}` : '';
        return `${scope ? `${scope}, ` : ''}${theme}${when ? ` (${when})` : ''}: ${hint}${rule}`;
      }),
    ),
  ];
}

/** Where to set values for more contrast. */
const contrastRule =
  'Set it in @media (prefers-contrast: more) and for [data-contrast="more"], because your values replace the library’s there too.';
