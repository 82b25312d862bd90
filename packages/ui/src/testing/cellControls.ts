import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** A kind of control in a cell, and what its keys do there. Focus is on the control; the row is that of Maya Levin. */
interface ControlCase {
  kind: string;
  /** How many times Tab is pressed inside its cell. @default 0 */
  tabs?: number;
  /** Works it by the keyboard alone and expects what it does. */
  work: (pressed: () => void) => Promise<void>;
}

const named = <Kind extends HTMLElement>(role: string, kind: string) =>
  screen.getByRole<Kind>(role, { name: new RegExp(`${kind} of Maya Levin`) });
const isFocused = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));

export const controlCases: ControlCase[] = [
  {
    kind: 'link',
    work: async () => {
      expect(document.activeElement).toBe(named('link', 'Link'));
      location.hash = '';
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(location.hash).toBe('#there'));
    },
  },
  {
    kind: 'button',
    work: async (pressed) => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      expect(pressed).toHaveBeenCalledTimes(2);
    },
  },
  {
    kind: 'menu',
    work: async () => {
      await userEvent.keyboard('{Enter}');
      await isFocused(() => screen.getByRole('menuitem', { name: 'Edit' }));
      await userEvent.keyboard('{ArrowDown}');
      await isFocused(() => screen.getByRole('menuitem', { name: 'Archive' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await isFocused(() => named('button', 'Menu'));
    },
  },
  {
    kind: 'checkbox',
    work: async () => {
      await userEvent.keyboard(' ');
      expect(named<HTMLInputElement>('checkbox', 'Checkbox').checked).toBe(true);
    },
  },
  {
    kind: 'switch',
    work: async () => {
      await userEvent.keyboard(' ');
      expect(named<HTMLInputElement>('switch', 'Switch').checked).toBe(true);
    },
  },
  {
    kind: 'select',
    work: async () => {
      await userEvent.keyboard('{Enter}');
      await isFocused(() => screen.getByRole('option', { name: 'Sales' }));
      await userEvent.keyboard('{ArrowDown}');
      await isFocused(() => screen.getByRole('option', { name: 'Service' }));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await isFocused(() => named('button', 'Select'));
      expect(named('button', 'Select').textContent).toContain('Service');
    },
  },
  {
    kind: 'text',
    work: async () => {
      await userEvent.keyboard('{End}c d{ArrowLeft}e{Home}f');
      expect(named<HTMLInputElement>('textbox', 'Text').value).toBe('fabc ed');
    },
  },
  {
    kind: 'number',
    work: async () => {
      await userEvent.keyboard('{ArrowUp}');
      expect(named<HTMLInputElement>('textbox', 'Number').value).toBe('6');
    },
  },
  {
    kind: 'date',
    work: async () => {
      const month = document.activeElement;
      expect(month?.getAttribute('aria-valuenow')).toBe('3');
      await userEvent.keyboard('{ArrowUp}');
      expect(month?.getAttribute('aria-valuenow')).toBe('4');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      expect(document.activeElement).not.toBe(month);
      expect(document.activeElement?.getAttribute('aria-valuenow')).toBe('25');
    },
  },
  {
    kind: 'slider',
    tabs: 1,
    work: async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
      expect(named<HTMLInputElement>('slider', 'Slider').value).toBe('51');
    },
  },
];
