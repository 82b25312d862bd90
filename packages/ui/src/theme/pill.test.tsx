import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as menu from '../components/Menu/Menu.stories.tsx';
import * as radioGroup from '../components/RadioGroup/RadioGroup.stories.tsx';
import * as sidebar from '../components/Sidebar/Sidebar.stories.tsx';
import * as textArea from '../components/TextArea/TextArea.stories.tsx';
import * as transcript from '../components/Transcript/Transcript.stories.tsx';
import * as weekCalendar from '../components/WeekCalendar/WeekCalendar.stories.tsx';
import { resizeWindow } from '../testing/resizeWindow.ts';
import { vars } from './index.ts';

const { Ready: Menu } = composeStories(menu);
const { Cards } = composeStories(radioGroup);
const { Ready: Sidebar } = composeStories(sidebar);
const { Ready: TextArea } = composeStories(textArea);
const { Timed: Transcript } = composeStories(transcript);
const { Ready: WeekCalendar } = composeStories(weekCalendar);

const radius = vars.radius.control.slice('var('.length, -1);

beforeEach(async () => {
  await resizeWindow(1300, 900);
  document.documentElement.style.setProperty(radius, '999px');
});
afterEach(() => document.documentElement.style.removeProperty(radius));

test.each([
  ['rows of a sidebar', <Sidebar key="story" />, 'nav li a', '6px'],
  ['turns of a transcript', <Transcript key="story" />, 'ol > li', '6px'],
  ['events of a calendar', <WeekCalendar key="story" />, '[role="gridcell"] button', '6px'],
  ['items of a menu', <Menu key="story" isOpen />, '[role="menuitem"]', '6px'],
  ['cards of options', <Cards key="story" />, 'label[data-variant="cards"]', '8px'],
  ['text areas', <TextArea key="story" />, 'textarea', '8px'],
])(
  'if a theme makes pills of buttons, the text of %s stays inside of its box',
  async (_what, story, selector, expected) => {
    render(story);
    await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    for (const element of document.querySelectorAll(selector)) {
      expect(getComputedStyle(element).borderRadius).toBe(expected);
    }
  },
);
