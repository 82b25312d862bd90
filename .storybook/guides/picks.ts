/** A question, the component that answers it, and why it is not the one beside it. */
export interface Pick {
  want: string;
  use: string;
  not: string;
}

/** By what one wants to do. Names are those of the folders of the components; a test finds one that is none. */
export const picks: Record<string, Pick[]> = {
  'Do or go': [
    {
      want: 'Do something',
      use: 'Button',
      not: 'Link goes somewhere: it can be opened in another tab, a deed cannot.',
    },
    {
      want: 'Go somewhere, in a sentence',
      use: 'Link',
      not: 'Button is said as "button", and a person waits for something to happen.',
    },
    {
      want: 'Go on to the next step of a task',
      use: 'LinkButton',
      not: 'Button with a call of the router is no link: no address, no new tab.',
    },
    {
      want: 'Do something where there is no room for words',
      use: 'IconButton',
      not: 'Button is better wherever its words fit: everybody understands words.',
    },
    {
      want: 'Choose one of a few deeds',
      use: 'Menu',
      not: 'Select keeps an answer, a menu does something and forgets.',
    },
  ],
  'Choose one': [
    { want: 'On or off, at once', use: 'Switch', not: 'Checkbox waits for Save.' },
    {
      want: 'Yes or no, kept with the form',
      use: 'Checkbox',
      not: 'Switch says that it has happened already.',
    },
    {
      want: 'One of two to five answers, all in view',
      use: 'RadioGroup',
      not: 'Select hides the answers: more to do, less to compare.',
    },
    { want: 'One of a list', use: 'Select', not: 'ComboBox is for lists that one searches by typing.' },
    {
      want: 'One of a few plain answers, in a small place',
      use: 'NativeSelect',
      not: 'Select weighs more; the list of the system is enough without icons and groups.',
    },
    {
      want: 'One of many, found by typing',
      use: 'ComboBox',
      not: 'Select has no search beyond the first letters.',
    },
    {
      want: 'A country',
      use: 'CountryField',
      not: 'ComboBox would need the list, its order and its other names from you.',
    },
    {
      want: 'How the same thing is shown: daily or monthly',
      use: 'SegmentedControl',
      not: 'Tabs are parts of a thing; RadioGroup is an answer of a form.',
    },
  ],
  'Choose several': [
    {
      want: 'Any number of a few answers, all in view',
      use: 'CheckboxGroup',
      not: 'MultiSelect hides them.',
    },
    { want: 'Any number of a long list', use: 'MultiSelect', not: 'CheckboxGroup would fill the page.' },
    {
      want: 'Rows, to do something with them',
      use: 'DataTable',
      not: 'CheckboxGroup has no columns, pages or order.',
    },
  ],
  'Ask for words, numbers, days': [
    { want: 'Words of one line', use: 'TextField', not: 'TextArea invites to write more.' },
    { want: 'Words of several lines', use: 'TextArea', not: 'TextField cuts off what does not fit.' },
    {
      want: 'What to look for',
      use: 'SearchField',
      not: 'TextField has no way to empty it, and is not said as a search.',
    },
    {
      want: 'An exact number',
      use: 'NumberField',
      not: 'TextField does not know the digits and separators of the language.',
    },
    { want: 'About how much', use: 'Slider', not: 'NumberField, where only the exact number counts.' },
    {
      want: 'A phone number of one country',
      use: 'PhoneField',
      not: 'NumberField drops zeros: a phone number is no number.',
    },
    {
      want: 'A phone number of any country',
      use: 'InternationalPhoneField',
      not: 'PhoneField counts digits of one country.',
    },
    { want: 'A day', use: 'DateField', not: 'TextField leaves order and calendar to guess.' },
    {
      want: 'A moment, by the clock of a zone',
      use: 'DateTimeField',
      not: 'DateField has no clock; two fields could disagree.',
    },
    {
      want: 'Something that none of these asks',
      use: 'Field',
      not: 'Your own label and error would need the same wiring again.',
    },
  ],
  'Put fields together': [
    {
      want: 'Send several answers together',
      use: 'Form',
      not: 'A plain form says nothing when something is wrong, or lets the browser say it.',
    },
    {
      want: 'A form too long for one page',
      use: 'TabbedForm',
      not: 'Tabs around a form hide the errors of the closed ones.',
    },
    {
      want: 'Ask before changes are lost',
      use: 'UnsavedChangesGuard',
      not: 'Dialog would have to know every way out.',
    },
  ],
  'Show things of one kind': [
    {
      want: 'Rows to read, sort and choose',
      use: 'DataTable',
      not: 'DataGrid makes readers work in a grid where reading is enough.',
    },
    {
      want: 'Rows to work in, with many controls',
      use: 'DataGrid',
      not: 'DataTable makes each control a stop of Tab.',
    },
    { want: 'Pages of something that is no table', use: 'Pagination', not: 'DataTable brings its own.' },
    {
      want: 'Counts over time',
      use: 'LineChart',
      not: 'DataTable, where the exact numbers matter more than their way; the chart has them too.',
    },
    { want: 'A week of events', use: 'WeekCalendar', not: 'DateField chooses one day.' },
    { want: 'What was said in a call', use: 'Transcript', not: 'A list knows no speaker, time or player.' },
    {
      want: 'A recording',
      use: 'AudioPlayer',
      not: 'The player of the browser has no words of ours, speeds or jumps.',
    },
  ],
  'Say something': [
    {
      want: 'What just happened, and may be missed',
      use: 'Toast',
      not: 'Notice stays; an error belongs at its field.',
    },
    { want: 'News that stays in the page', use: 'Notice', not: 'Toast goes.' },
    {
      want: 'What a thing is: waiting, failed',
      use: 'Badge',
      not: 'Notice is about a place, a badge about one thing.',
    },
    {
      want: 'Something that must be dealt with first',
      use: 'Dialog',
      not: 'Popover leaves the page in reach.',
    },
    {
      want: 'A little more beside a button',
      use: 'Popover',
      not: 'Tooltip holds no controls, and fingers do not find it.',
    },
    {
      want: 'The name of an icon',
      use: 'Tooltip',
      not: 'Popover waits for a press. What is needed to understand stands in the page.',
    },
    { want: 'That there is nothing', use: 'EmptyState', not: 'ErrorPanel says that it is not known.' },
    { want: 'That loading failed', use: 'ErrorPanel', not: 'EmptyState would be a lie.' },
    {
      want: 'That something comes',
      use: 'Skeleton',
      not: 'A ring that turns says nothing about what comes, and moves the page when it does.',
    },
  ],
  'Build a screen': [
    { want: 'The frame of the product', use: 'AppShell', not: 'Page is one screen in it.' },
    { want: 'One screen with its heading', use: 'Page', not: 'AppShell stays, pages change.' },
    {
      want: 'The way through the product',
      use: 'Sidebar',
      not: 'Menu is for deeds; Tabs for parts of one thing.',
    },
    { want: 'Where this page belongs', use: 'Breadcrumbs', not: 'Sidebar shows the top levels only.' },
    {
      want: 'Parts of one thing, one at a time',
      use: 'Tabs',
      not: 'Sidebar and Link are places with an address of their own.',
    },
    { want: 'A person or an organization', use: 'Avatar', not: 'Badge says how a thing stands.' },
  ],
};

/** The page of a component, which Storybook names after its title. */
export const pageOf = (component: string) => `?path=/docs/components-${component.toLowerCase()}--docs`;
