import { Button, Notice, TextField, vars } from '@console/ui';
import type { CSSProperties } from 'react';

/** `var(--console-color-accent)` is how a style reads a token; `--console-color-accent` is how it is set. */
const property = (token: string) => token.slice('var('.length, -1);

/** The colors of another brand. Set them on the root element of the page, once for light and once for dark. */
const plum = {
  [property(vars.color.accent)]: '#7A2E6E',
  [property(vars.color.accentHover)]: '#652459',
  [property(vars.color.accentPressed)]: '#521C48',
  [property(vars.color.onAccent)]: '#FFFFFF',
  [property(vars.color.accentText)]: '#7A2E6E',
  [property(vars.color.focus)]: '#7A2E6E',
  [property(vars.radius.control)]: '18px',
} as CSSProperties;

const ground = {
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[16],
  padding: vars.space[24],
  background: vars.color.surface,
  color: vars.color.text,
};

export function OwnTheme() {
  return (
    <div data-theme="light" style={{ ...plum, ...ground }}>
      <Notice title="Another brand.">The same components in other colors.</Notice>
      <TextField label="Name" defaultValue="Maya Levin" />
      <Button variant="primary">Save</Button>
    </div>
  );
}
