import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from '../components/SearchField/SearchField.stories.tsx';
import { iconFrom, type OwnIconProps, replaceIcon } from './Icon.tsx';
import { SearchIcon } from './index.ts';

const { Ready } = composeStories(stories);
const Lens = (props: OwnIconProps) => <svg data-lens {...props} />;

test('an icon of your own is in all components, with the size, color and direction of the one it replaces', () => {
  const Back = iconFrom('M0 0', { mirrors: true });
  render(
    <div dir="rtl">
      <Back size={22} />
    </div>,
  );
  replaceIcon(Back, Lens);
  const { container } = render(
    <div dir="rtl">
      <Back size={22} />
    </div>,
  );
  const svg = container.querySelector('svg[data-lens]') as SVGElement;
  expect(svg.getBoundingClientRect().width).toBe(22);
  expect(getComputedStyle(svg)).toMatchObject({ fill: 'none', transform: 'matrix(-1, 0, 0, 1, 0, 0)' });
  expect(svg.getAttribute('aria-hidden')).toBe('true');

  replaceIcon(SearchIcon, Lens);
  render(<Ready />);
  expect(screen.getByRole('searchbox').parentElement?.querySelector('[data-lens]')).not.toBeNull();
});
