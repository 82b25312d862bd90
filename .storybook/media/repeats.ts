import type { Entry } from './stories.ts';

/** The details of a test that only `npm run test:release` runs. */
export const exhaustive = { tag: '@exhaustive' };

/**
 * Stories that show the parts and states of another story of their component with other data, other callbacks or another
 * initial view, by title. Their component has each part, state and layout in another story, which `npm run test:full`
 * checks. These are checked before a release.
 */
export const repeats: Readonly<Record<string, readonly string[]>> = {
  'Components/Data/LineChart': [
    ...['Average', 'Latest', 'Average Of Several', 'Axis Range', 'Below Zero', 'Own Color', 'Monthly'],
    ...['So Far', 'Today So Far', 'Incomplete', 'Weekly', 'Only Zeros', 'One Point', 'Year', 'Ten Minutes'],
    ...['Eight Bars', 'Eight Series', 'Own Colors', 'Weather Station'],
    ...['Bars Of Years', 'In Hebrew From Left To Right'],
  ],
  'Components/Data/WeekCalendar': [
    ...['Empty', 'Failed Again', 'Outside Hours', 'In Hebrew Left To Right', 'Clock Change'],
    ...['Groups', 'Groups As List', 'Work Week', 'Day', 'Day As List', 'Month Of Rooms', 'From Noon'],
  ],
  'Components/Data/WeekCalendarEditing': ['Range', 'Day'],
  'Components/Data/DataTable/With pages': [
    ...['Page Selected', 'Without Actions', 'Without Selection', 'Searched', 'Hundred Thousand'],
    ...['From Server', 'Unknown End', 'Few Columns', 'In A Box'],
  ],
  'Components/Media/AudioPlayer': [
    ...['Long', 'Unknown Duration', 'Duration Of The Host', 'Expired', 'From Another Origin'],
    ...['Without Download', 'In Hebrew As It Reads'],
  ],
  'Components/Media/Transcript': [
    ...['Timed Without Player', 'Partly Timed', 'From Web Vtt', 'Opened By Link', 'Long'],
  ],
  'Components/Navigation/Sidebar/Many organizations': ['Ten'],
  // Their rows, messages and busy states are those of DataTable.
  'Components/Data/DataGrid': [
    ...['Some Chosen', 'Edited Rows', 'Bounded', 'Part Of Many', 'Waiting Again'],
    ...['Failed Again', 'Every Control Edited'],
  ],
  'Components/Data/DataTable': ['Row Links', 'Part Of Many'],
  'Components/Navigation/Pagination': ['Few Pages', 'Only The Next', 'One Size', 'Own Words', 'Many Rows'],
  // A story sets only Storybook's own window, and these checks set the window themselves.
  'Components/Navigation/Sidebar': ['Current Below', 'In A Medium Window', 'Pinned', 'With Shortcut'],
  'Components/Layout/AppShell': ['In A Narrow Window', 'Without Network', 'Without Heading'],
  'Components/Navigation/Tabs': ['Manual'],
  'Components/Actions/IconButton': ['Own Tooltip'],
  'Components/Forms/Form': ['One Error', 'Refused By The Server', 'Controlled'],
  'Components/Forms/TabbedForm': ['One Error', 'Refused By The Server', 'Controlled'],
  // The stories of Field and TextField show a label that is hidden, optional or required.
  'Components/Fields/ComboBox': ['Free Text', 'From Server', 'Required', 'Type More'],
  'Components/Fields/CountryField': ['Optional'],
  'Components/Fields/DateField': ['Hidden Label', 'Optional', 'Required'],
  'Components/Fields/DateTimeField': ['In An Hour That Comes Twice', 'Optional', 'Required'],
  'Components/Fields/InternationalPhoneField': ['Checked By Its Host', 'Optional', 'Required'],
  'Components/Fields/MultiSelect': ['One', 'Searched'],
  'Components/Fields/NativeSelect': ['Optional', 'Required'],
  'Components/Fields/NumberField': ['At Its End', 'Money'],
  'Components/Fields/PhoneField': ['Checked By Its Host', 'Required'],
  'Components/Fields/SearchField': ['Hidden Label'],
  'Components/Fields/Select': ['Languages', 'Optional'],
  'Components/Fields/TextArea': ['Near Its Limit'],
  'Guides/Recipes': [
    ...['Form With Server Errors', 'Other Form Library', 'Own Router'],
    ...['Repeated Fields', 'Table From Server'],
  ],
  // It shows the components again, next to each other.
  'Start/Component sheet': ['Everything', 'In Hebrew'],
};

/** The name of a story in another language, such as `Groups In Hebrew` or `In Russian`. */
const inAnotherLanguage = /(^| )In (Hebrew|Russian)( |$)/;

const isRepeat = ({ title, name }: Entry) => repeats[title]?.includes(name) ?? false;

/** Whether a story shows another story of its component in another language. */
const isTranslation = ({ name }: Entry) => inAnotherLanguage.test(name);

/**
 * Sorts stories: those checked in all media by `npm run test:full`, and translations of them, of which it checks the
 * texts and the width. Before a release, both translations and repeats are checked in all media.
 *
 * @throws if a repeat doesn't exist, so that a renamed story isn't checked less without anyone's notice
 */
export function sorted(all: readonly Entry[]) {
  const missing = Object.entries(repeats).flatMap(([title, names]) =>
    names.filter((name) => !all.some((story) => story.title === title && story.name === name)),
  );
  if (missing.length > 0) throw new Error(`There are no stories ${missing.join(', ')}: see repeats.ts.`);
  return {
    originals: all.filter((story) => !isRepeat(story) && !isTranslation(story)),
    translations: all.filter((story) => !isRepeat(story) && isTranslation(story)),
    repeats: all.filter(isRepeat),
  };
}
