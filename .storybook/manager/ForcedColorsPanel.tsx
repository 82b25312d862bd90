// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { useStorybookState } from 'storybook/manager-api';
import list from '../forcedColors/pictures.json';
import { Panel } from './Panel.tsx';

const pictures: Partial<Record<string, (typeof list)[keyof typeof list]>> = list;

const themes = ['light', 'dark'] as const;

/**
 * Screenshots of the story in forced colors. A page can't turn forced colors on, and the screenshots don't follow the
 * toolbar.
 */
export function ForcedColorsPanel({ isOpen }: { isOpen: boolean }) {
  const { storyId = '' } = useStorybookState();
  const taken = pictures[storyId];
  return (
    <Panel isOpen={isOpen} label="Screenshots in forced colors">
      {taken ? (
        <>
          <p>
            {`Screenshots of this story, taken in ${taken.browser} on ${taken.date} with its emulation of forced colors, in the story's own language, ${taken.width} by ${taken.height} pixels. They don't follow the toolbar, and they aren't Windows contrast themes.`}
          </p>
          {themes.map((theme) => (
            <figure key={`${storyId} ${theme}`}>
              <figcaption>{theme === 'light' ? 'Light' : 'Dark'}</figcaption>
              <img
                src={`forced-colors/${storyId}.${theme}.webp`}
                alt={`The story in forced colours, ${theme}`}
                width={taken.width}
                height={taken.height}
              />
            </figure>
          ))}
        </>
      ) : (
        <p>
          There are no screenshots of this story. To take them:{' '}
          <code>npm run storybook:build -w @console/ui</code>, then{' '}
          <code>{`npm run storybook:pictures -w @console/ui -- ${storyId.split('--')[0]}`}</code>.
        </p>
      )}
    </Panel>
  );
}
