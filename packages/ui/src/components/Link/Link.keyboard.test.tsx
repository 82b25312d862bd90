import { composeStories } from '@storybook/react-vite';
import { linkKeys } from '../../testing/keyboardTable.ts';
import * as stories from './Link.stories.tsx';

const { Ready: ltr } = composeStories(stories);
const { Ready: rtl } = composeStories(stories, { initialGlobals: { locale: 'he' } });

linkKeys('Link', { ltr, rtl }, { name: 'Terms of Use', href: '#terms' });
