// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import list from '../forcedColors/pictures.json';

interface Taken {
  browser: string;
  date: string;
  width: number;
  height: number;
}

const pictures: Record<string, Taken | undefined> = list;

const themes = ['light', 'dark'] as const;

/**
 * How the story looked in forced colours when its pictures were taken. A page cannot switch forced colours on, and
 * pictures are no story: they do not follow the toolbar.
 */
export function ForcedColorsPanel({ isOpen }: { isOpen: boolean }) {
  const { storyId = '' } = useStorybookState();
  const taken = pictures[storyId];
  return (
    <AddonPanel active={isOpen}>
      {/* The panel scrolls, and holds nothing else the keyboard could reach (WCAG 2.1.1). */}
      <Box aria-label="Pictures in forced colours" tabIndex={0}>
        {taken ? (
          <>
            <p>
              {`Pictures of this story, taken in ${taken.browser} on ${taken.date} with its emulation of forced colours: in the story's own language, ${taken.width} by ${taken.height} pixels. They do not follow the toolbar, and they are not Windows' own contrast themes.`}
            </p>
            <Row>
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
            </Row>
          </>
        ) : (
          <p>
            There are no pictures of this story. To take them:{' '}
            <code>npm run storybook:build -w @console/ui</code>, then{' '}
            <code>{`npm run storybook:pictures -w @console/ui -- ${storyId.split('--')[0]}`}</code>.
          </p>
        )}
      </Box>
    </AddonPanel>
  );
}

const Box = styled.section(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  '& p': { margin: 0, maxInlineSize: '48rem' },
  '& code': { fontFamily: theme.typography.fonts.mono },
  '& figure': { margin: 0 },
  '& figcaption': { marginBlockEnd: 4, fontWeight: theme.typography.weight.bold },
  '& img': {
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    border: `1px solid ${theme.input.border}`,
  },
}));

const Row = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 16,
  marginBlockStart: 16,
});
