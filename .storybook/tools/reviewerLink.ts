import { defaults, type ToolbarValues } from './toggles.ts';

export interface StoryLocation {
  /** Where Storybook lies, with the slash at its end. */
  base: string;
  id: string;
  viewMode: string;
  /** What was changed of the arguments, as it stands in Storybook's own address. */
  args?: string | null;
  /** True to stand in a window of 320 px. */
  isNarrow: boolean;
}

/**
 * The address of a story alone, without Storybook around it, with every toggle written out. A reader is tested there:
 * with a button before and after, unless they were switched off.
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
  // Colons and semicolons stay readable: a query may hold them as they are.
  const query = [
    `id=${id}`,
    `viewMode=${viewMode}`,
    ...(args ? [`args=${args}`] : []),
    `globals=${written.join(';')}`,
  ];
  return `${base}iframe.html?${query.join('&')}`;
}
