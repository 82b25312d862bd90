/** What can be reviewed: a story of a component, or a screen of the console. */
export interface Subject {
  /** The ID of a story, or `screen:` and a name. */
  id: string;
  /** The story without its component, such as `In Hebrew`; or the name of the screen. */
  name: string;
  /** The component, or `screenGroup`. */
  group: string;
}

export const screenGroup = 'Screens of the console';

interface Screen extends Subject {
  /** The address in a console with the demo data, below its base address. */
  address: string;
  /** How to get to the state, if the address isn't enough. */
  steps?: string;
}

/** The ID of the demo's bakery and of its first channel, which are the same in every demo database. */
const bakery = '/organization/c1322519-fb38-53d4-b031-52ad89953048';
const orders = `${bakery}/channels/3c4894d1-f48e-5048-9f86-5f83ad934087`;

const screen = (id: string, name: string, address: string, steps?: string): Screen => ({
  id: `screen:${id}`,
  name,
  group: screenGroup,
  address,
  ...(steps && { steps }),
});

/** The screens of the console that reviews cover. */
export const screens: readonly Screen[] = [
  screen('sign-in', 'Sign-in', '/', 'Sign out first.'),
  screen('dashboard', 'Dashboard', '/admin'),
  screen('call', 'Call page', `${orders}/sessions`, 'Open a call from the list.'),
  screen('contacts', 'Contacts', `${bakery}/contacts`),
  screen('week-grid', 'Week grid', `${bakery}/appointments?show=grid`),
  screen('week-list', 'Week list', `${bakery}/appointments?show=list`),
  screen(
    'channel-form-errors',
    'Channel form with errors',
    orders,
    'Clear the name of the channel, and save.',
  ),
  screen('settings', 'Settings', '/settings'),
];

export const isScreen = (id: string) => id.startsWith('screen:');

/** An entry of Storybook's index. */
interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

/** The stories of the library's components in Storybook's index, and the screens of the console. */
export function subjectsIn(entries: Record<string, IndexEntry>): Subject[] {
  const stories = Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && title.startsWith('Components/') && !tags?.includes('broken'),
  );
  const subjects = stories.map(({ id, name, title }) => ({ id, name, group: title.split('/')[2] ?? title }));
  return [...subjects, ...screens];
}

/** "LineChart: In Hebrew" */
export const titleOf = ({ group, name }: Subject) => `${group}: ${name}`;
