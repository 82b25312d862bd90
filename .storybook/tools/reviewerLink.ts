import { defaults, type ToolbarValues } from './toggles.ts';

export interface StoryLocation {
  /** The URL of Storybook, with a trailing slash. */
  base: string;
  id: string;
  viewMode: string;
  /** Changed arguments, in the format of Storybook's URLs. */
  args?: string | null;
  /** Shows the story in a 320 px window. */
  isNarrow: boolean;
}

/**
 * The URL of a story without Storybook around it, with every toggle in the query. It is for tests with screen readers:
 * a button is before and after the story, unless they are off.
 */
export function reviewerLink(
  { base, id, viewMode, args, isNarrow }: StoryLocation,
  globals: Partial<ToolbarValues>,
) {
  const asked = { ...defaults, ...globals };
  const written = Object.keys(defaults).map((key) => {
    const value = asked[key as keyof ToolbarValues];
    return `${key}:${key === 'neighbours' && value === 'link' ? 'on' : value}`;
  });
  if (isNarrow) written.push('viewport.value:reflow');
  // Colons and semicolons aren't escaped, so that the URL stays readable. Queries allow them.
  const query = [
    `id=${id}`,
    `viewMode=${viewMode}`,
    ...(args ? [`args=${args}`] : []),
    `globals=${written.join(';')}`,
  ];
  return `${base}iframe.html?${query.join('&')}`;
}
