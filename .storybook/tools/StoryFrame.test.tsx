import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineStrings, useLocale } from '../../packages/ui/src/locale/index.ts';
import { darkMore, lightMore } from '../../packages/ui/src/theme/colors.ts';
import { dark, light } from '../../packages/ui/src/theme/index.ts';
import { StoryFrame } from '../StoryFrame.tsx';
import { defaults } from './toggles.ts';

const root = document.documentElement;
const open = (asked: Partial<typeof defaults>, isInDocs = false) =>
  render(
    <StoryFrame asked={{ ...defaults, ...asked }} isInDocs={isInDocs}>
      <Story />
    </StoryFrame>,
  );

function Story() {
  const { locale } = useLocale();
  const { close } = useStrings();
  return (
    <p data-testid="story">
      {new Intl.NumberFormat(locale).format(1234)} {close}
    </p>
  );
}

const useStrings = defineStrings('Sample', () => ({ close: 'Close' }), {
  he: () => ({ close: 'סגירה' }),
  ru: () => ({ close: 'Закрыть' }),
});

const story = () => screen.getByTestId('story');
const tokenOf = (name: string) => getComputedStyle(root).getPropertyValue(`--console-${name}`);

/** A color as the build outputs it. */
const asComputed = (value: string) =>
  value.startsWith('#') ? value.toLowerCase() : tokenOf('color-scrim').toLowerCase();

afterEach(() => {
  render(
    <StoryFrame asked={defaults} isInDocs={false}>
      {null}
    </StoryFrame>,
  );
});

test('the defaults render the story as the checks see it', () => {
  const { container } = open({});
  expect({ ...root.dataset }).toEqual({ theme: 'light' });
  expect([root.lang, root.dir, root.style.fontSize]).toEqual(['en', 'ltr', '']);
  expect(container.firstElementChild).toBe(story());
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test.each([
  ['he', 'rtl'],
  ['ru', 'ltr'],
  ['fa', 'rtl'],
  ['en-XA', 'ltr'],
])('ST-20: the root element has lang %s and dir %s', (locale, direction) => {
  open({ locale });
  expect([root.lang, root.dir]).toEqual([locale, direction]);
});

test('ST-21: digits are an extension of the locale in the provider, but not of the page’s lang', () => {
  open({ locale: 'he', numbers: 'arab' });
  expect(story().textContent).toBe('١٬٢٣٤ סגירה');
  expect(root.lang).toBe('he');
});

test('ST-22: the pseudo-locale is 40 % longer, also with other digits', () => {
  open({ locale: 'en-XA', numbers: 'deva' });
  expect(story().textContent).toBe('१,२३४ [!!Close~~!!]');
});

test('ST-23: reduced motion sets the motion tokens to 0s', () => {
  open({});
  expect(tokenOf('motion-dialog')).not.toBe('0s');
  open({ motion: 'reduce' });
  expect(tokenOf('motion-dialog')).toBe('0s');
});

test('ST-25: 200 % text and the spacing of WCAG 1.4.12 apply until they are turned off', () => {
  const { rerender } = open({ text: '200', spacing: 'wide' });
  expect(getComputedStyle(root).fontSize).toBe('32px');
  expect(getComputedStyle(story()).letterSpacing).toBe(`${0.12 * 32}px`);
  rerender(
    <StoryFrame asked={defaults} isInDocs={false}>
      <Story />
    </StoryFrame>,
  );
  expect(getComputedStyle(root).fontSize).toBe('16px');
  expect(getComputedStyle(story()).letterSpacing).toBe('normal');
});

test.each([
  ['light', { ...light, ...lightMore }],
  ['dark', { ...dark, ...darkMore }],
])('ST-26: more contrast sets every color of the %s theme', (theme, colors) => {
  open({ theme, contrast: 'more' });
  for (const [role, value] of Object.entries(colors)) {
    const name = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(tokenOf(`color-${name}`).toLowerCase(), role).toBe(asComputed(value));
  }
});

test('ST-27: the buttons before and after the story are in English in every language', () => {
  open({ neighbours: 'on', locale: 'he' });
  const [before, after] = screen.getAllByRole('button');
  expect([before?.textContent, after?.textContent]).toEqual(['Before the story', 'After the story']);
  expect(before?.compareDocumentPosition(story())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(after?.compareDocumentPosition(story())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect([before?.lang, before?.dir]).toEqual(['en', 'ltr']);
});

test('on a docs page the story has its own language, and no buttons around it', () => {
  open({ locale: 'he', neighbours: 'on' }, true);
  expect(story().closest('[lang]')).toMatchObject({ lang: 'he', dir: 'rtl', tagName: 'DIV' });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
