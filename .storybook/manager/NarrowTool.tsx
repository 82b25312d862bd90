// biome-ignore lint/correctness/noUnusedImports: Storybook turns the JSX of its manager into React.createElement.
import * as React from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';

/** Toggles the viewport of 400 % zoom in a 1280 px window (WCAG 1.4.10). */
export function NarrowTool() {
  const [globals, updateGlobals] = useGlobals();
  const isNarrow = globals['viewport']?.value === 'reflow';
  return (
    <ToggleButton
      padding="small"
      variant="ghost"
      pressed={isNarrow}
      ariaLabel="400 % zoom: a window of 320 pixels"
      onClick={() =>
        updateGlobals({ viewport: { value: isNarrow ? undefined : 'reflow', isRotated: false } })
      }
    >
      400 %
    </ToggleButton>
  );
}
