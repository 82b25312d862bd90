import { composeStories } from '@storybook/react-vite';
import { linkKeys } from '../../testing/keyboardTable.ts';
import * as stories from './LinkButton.stories.tsx';

const { Ready: ltr } = composeStories(stories);
const { Ready: rtl } = composeStories(stories, { initialGlobals: { locale: 'he' } });

linkKeys('LinkButton', { ltr, rtl }, { name: 'Back to Dashboard', href: '#dashboard' });
