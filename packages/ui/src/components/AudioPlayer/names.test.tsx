import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './AudioPlayer.stories.tsx';

const { Ready, InHebrew, InRussian } = composeStories(stories);

const names = {
  English: [
    Ready,
    'call with Ana, 19 November',
    'Play call with Ana, 19 November',
    'Back 10 seconds',
    'Forward 10 seconds',
    'Position',
    'Speed',
    'Download call with Ana, 19 November, MP3, 120 kB',
  ],
  Hebrew: [
    InHebrew,
    'שיחה עם אנה, 19 בנובמבר',
    'השמעת שיחה עם אנה, 19 בנובמבר',
    '10 שניות אחורה',
    '10 שניות קדימה',
    'מיקום',
    'מהירות',
    /^הורדת שיחה עם אנה, 19 בנובמבר, MP3, /,
  ],
  Russian: [
    InRussian,
    'звонок с Анной, 19 ноября',
    'Воспроизвести: звонок с Анной, 19 ноября',
    'Назад на 10 секунд',
    'Вперёд на 10 секунд',
    'Позиция',
    'Скорость',
    /^Скачать: звонок с Анной, 19 ноября, MP3, 120 кБ$/,
  ],
} as const;

for (const [language, [Story, title, play, back, forward, position, speed, download]] of Object.entries(
  names,
))
  test(`AP-8: every name in ${language}`, () => {
    render(<Story />);
    const group = within(screen.getByRole('group', { name: title }));
    for (const name of [play, back, forward]) expect(group.getByRole('button', { name })).toBeTruthy();
    expect(group.getByRole('slider', { name: position })).toBeTruthy();
    expect(group.getByRole('combobox', { name: speed })).toBeTruthy();
    expect(group.getByRole('link', { name: download })).toBeTruthy();
  });
