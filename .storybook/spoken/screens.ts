import { inLanguage, type ScreenStep, type Words } from './screenSteps.ts';
import type { Language } from './transcript.ts';

/** One path through one screen of the console, in one language. Plain data. */
export interface ScreenScript {
  /** The name in file names and tables, such as `CallPage`. */
  screen: ScreenName;
  language: Language;
  /** The name of the screen for people, in English. */
  called: string;
  /** Who is signed in, among the people of the demo data; `undefined` on the sign-in page. */
  person: string | undefined;
  /**
   * The path of the address. `:organization`, `:channel` and `:call` stand for the IDs of `organization`, `channel` and
   * of the newest ended call of that channel that has a recording.
   */
  path: string;
  organization: string;
  channel: string;
  /** The title of the page, which a screen reader announces when the page opens. */
  title: string;
  steps: readonly ScreenStep[];
}

export const screenNames = [
  'SignIn',
  'Dashboard',
  'CallPage',
  'Contacts',
  'Callbacks',
  'WeekGrid',
  'WeekList',
  'ChannelForm',
  'Settings',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** Demo data: who reads which organization. The recordings are made on the demo's data of Wednesday, 18 November 2026. */
const readers = {
  en: { person: 'Maya Levin', organization: 'Levinsky Bakery', channel: 'Orders' },
  he: { person: 'נועה פרידמן', organization: 'מרפאת שיניים כרמל', channel: 'קבלה' },
} as const;

/** The script of a screen in a language. */
export function screenScript(screen: ScreenName, language: Language): ScreenScript {
  const { called, path, title, isSignedIn = true, steps } = drafts[screen];
  const { person, ...place } = readers[language];
  return {
    screen,
    language,
    called,
    person: isSignedIn ? person : undefined,
    path,
    ...place,
    title: title[language],
    steps: steps(language),
  };
}

interface Draft {
  called: string;
  path: string;
  title: Words;
  isSignedIn?: boolean;
  steps: (language: Language) => ScreenStep[];
}

const drafts: Record<ScreenName, Draft> = {
  SignIn: {
    called: 'Sign-in',
    path: '/',
    title: { en: 'Sign In · Console', he: 'כניסה · מערכת הניהול' },
    isSignedIn: false,
    steps(language) {
      const { must, step, own } = inLanguage(language);
      const termsOfUse = { en: 'Terms of Use', he: 'תנאי השימוש' };
      const terms = { en: 'I accept the Terms of Use', he: 'תנאי השימוש מקובלים עליי' };
      const signIn = { en: 'Sign in with a demo account', he: 'כניסה עם חשבון הדגמה' };
      return [
        step(
          'Tab',
          must('combobox', { en: 'Language', he: 'שפה' }, { value: { en: 'English', he: 'עברית' } }),
        ),
        step('Tab', must('button', signIn)),
        step('Tab', must('checkbox', terms, { state: 'checked' })),
        own(
          'Space',
          must('checkbox', undefined, { state: 'not checked' }),
          must(undefined, {
            en: 'Accept the Terms of Use to sign in.',
            he: 'כדי להיכנס יש לאשר את תנאי השימוש.',
          }),
        ),
        step('Tab', must('link', termsOfUse)),
        step('Tab', must('link', { en: 'Privacy Policy', he: 'מדיניות הפרטיות' })),
        step('Shift+Tab', must('link', termsOfUse)),
        step('Shift+Tab', must('checkbox', terms, { state: 'not checked' })),
        own('Space', must('checkbox', undefined, { state: 'checked' })),
        step('Shift+Tab', must('button', signIn)),
      ];
    },
  },
  Dashboard: {
    called: 'Dashboard',
    path: '/admin',
    title: { en: 'Dashboard · Console', he: 'לוח בקרה · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, ahead, back, toContent } = inLanguage(language);
      const period = { en: 'Period', he: 'תקופה' };
      const days = (count: number) => ({ en: `${count} days`, he: `${count} ימים` });
      const aDay = { valueHas: 'the day and its number of contacts' };
      return [
        ...toContent({ en: 'Dashboard', he: 'לוח בקרה' }),
        step('Tab', must('radio', days(30), { state: 'checked' }), should('radiogroup', period)),
        step(ahead, must('radio', days(90), { state: 'checked' })),
        step(back, must('radio', days(30), { state: 'checked' })),
        step(
          'Tab',
          must('radio', { en: 'Daily', he: 'יומי' }, { state: 'checked' }),
          should('radiogroup', { en: 'Group By', he: 'חלוקה לפי' }),
        ),
        step(
          'Tab',
          must('button', { en: 'Show as Table', he: 'הצגה כטבלה' }),
          should('figure', { en: 'Contacts', he: 'אנשי קשר' }),
        ),
        step('Tab', must('slider', { en: 'Explore days', he: 'מעבר בין הימים' }, aDay)),
        own(back, must('slider', undefined, aDay)),
        own(ahead, must('slider', undefined, aDay)),
        own('Home', must('slider', undefined, aDay)),
        step('Tab', must('button', undefined, { nameHas: 'the highest value and its day' })),
        own('Enter', must(undefined, undefined, { nameHas: 'the highest value and its day' })),
      ];
    },
  },
  CallPage: {
    called: 'Call page',
    path: '/organization/:organization/channels/:channel/sessions/:call',
    title: { en: 'Session · Console', he: 'שיחה · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, toContent } = inLanguage(language);
      const position = { en: 'Position', he: 'מיקום' };
      const speed = { en: 'Speed', he: 'מהירות' };
      const seconds = (count: number) => ({ en: `${count} seconds`, he: `${count} שניות` });
      return [
        ...toContent({ en: 'Call', he: 'שיחה' }),
        step(
          'Tab',
          must('link', { en: 'Channels', he: 'ערוצים' }),
          should('navigation', { en: 'Breadcrumbs', he: 'נתיב הדפים' }),
        ),
        step('Tab', must('link', { en: 'Orders', he: 'קבלה' })),
        step('Tab', must('link', { en: 'Existing Sessions', he: 'רשימת השיחות' })),
        step('Tab', must('link', { en: 'Previous', he: 'הקודמת' })),
        step('Tab', must('link', { en: 'Next', he: 'הבאה' })),
        step('Tab', must('button', { en: 'Print', he: 'הדפסה' })),
        step('Tab', must('link', { en: 'Edit Session', he: 'עריכת שיחה' })),
        step('Tab', must('link', { en: 'Call Back', he: 'חיוג חזרה אל' })),
        step('Tab', must('link', { en: 'WhatsApp to', he: 'WhatsApp אל' })),
        step('Tab', must('link', { en: 'Text Message to', he: 'הודעת SMS אל' })),
        step('Tab', must('link', { en: 'Book Appointment', he: 'קביעת תור' })),
        step('Tab', must('button', { en: 'Next Contact', he: 'מועד לקשר הבא' }, { state: 'collapsed' })),
        step('Tab', must('button', { en: 'Copy Summary', he: 'העתקת הסיכום' })),
        step(
          'Tab',
          must(
            'button',
            { en: 'Play call with', he: 'השמעת שיחה עם' },
            { nameHas: 'the person and the time' },
          ),
        ),
        step('Tab', must('button', { en: 'Back 10 seconds', he: '10 שניות אחורה' })),
        step('Tab', must('button', { en: 'Forward 10 seconds', he: '10 שניות קדימה' })),
        step('Tab', must('slider', position, { value: seconds(0) })),
        own('Right', must('slider', undefined, { value: seconds(5) })),
        own('Left', must('slider', undefined, { value: seconds(0) })),
        step('Tab', must('combobox', speed, { value: { en: '1×', he: '1×' } })),
        step('Tab', must('link', { en: 'Download call with', he: 'הורדת שיחה עם' })),
        step('Tab', must('link', { en: 'Skip the transcript', he: 'דילוג על התמלול' })),
        step('Tab', must('button', { en: 'Go to the Current Line', he: 'למקום הנוכחי' })),
        step('Tab', must('button', { en: 'Copy Transcript', he: 'העתקת התמלול' })),
      ];
    },
  },
  Contacts: {
    called: 'Contacts',
    path: '/organization/:organization/contacts',
    title: { en: 'Contacts · Console', he: 'אנשי קשר · מערכת הניהול' },
    steps(language) {
      const { must, should, may, step, own, toContent } = inLanguage(language);
      return [
        ...toContent({ en: 'Contacts', he: 'אנשי קשר' }),
        step('Tab', must('button', { en: 'Download CSV', he: 'הורדת CSV' })),
        step('Tab', must('button', { en: 'Add Contact', he: 'הוספת איש קשר' })),
        step('Tab', must('radio', { en: 'All Contacts', he: 'כל אנשי הקשר' }, { state: 'checked' })),
        step(
          'Tab',
          must('searchbox', { en: 'Search by name, phone or email', he: 'חיפוש לפי שם, טלפון או דוא״ל' }),
        ),
        {
          press: 'Type',
          text: '0544',
          expect: [
            must(undefined, undefined, { nameHas: 'the number of rows that match' }),
            may(undefined, undefined, { nameHas: 'the typed characters' }),
          ],
        },
        step('Select all (Ctrl+A)', should(undefined, undefined, { nameHas: 'that the text is selected' })),
        {
          press: 'Type',
          text: '05',
          expect: [must(undefined, undefined, { nameHas: 'the number of rows that match' })],
        },
        step(
          'Tab',
          must(
            'combobox',
            { en: 'Filter by status', he: 'סינון לפי סטטוס' },
            { value: { en: 'All statuses', he: 'כל הסטטוסים' } },
          ),
        ),
        step(
          'Tab',
          must(
            'combobox',
            { en: 'Filter by next date of contact', he: 'סינון לפי המועד הבא ליצירת קשר' },
            { value: { en: 'All dates', he: 'כל התאריכים' } },
          ),
        ),
        step(
          'Tab',
          must(
            'checkbox',
            { en: 'Select all 25 rows on this page', he: 'בחירת כל 25 השורות בעמוד הזה' },
            {
              state: 'not checked',
            },
          ),
          should('table', { en: 'Contacts', he: 'אנשי קשר' }),
        ),
        own(
          'Space',
          must('checkbox', undefined, { state: 'checked' }),
          must(undefined, { en: '25 rows selected', he: 'נבחרו: 25 שורות' }),
        ),
        own('Space', must('checkbox', undefined, { state: 'not checked' })),
        step(
          'Tab',
          must('button', { en: 'Name', he: 'שם' }),
          should('columnheader', { en: 'Name', he: 'שם' }),
        ),
        own('Enter', must(undefined, undefined, { nameHas: 'the column and its direction' })),
      ];
    },
  },
  Callbacks: {
    called: 'To call back',
    path: '/organization/:organization/contacts?view=callbacks',
    title: { en: 'To Call Back · Console', he: 'לחזור אליהם · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, toContent } = inLanguage(language);
      // The first person is due and hasn't called, so there is no link to a call.
      const person = { nameHas: 'the person' };
      const callBack = { en: 'Call Back', he: 'חיוג חזרה' };
      const undo = { en: 'Undo', he: 'ביטול הפעולה' };
      return [
        ...toContent({ en: 'To Call Back', he: 'לחזור אליהם' }),
        step(
          'Tab',
          must(
            'radio',
            { en: 'To Call Back', he: 'לחזור אליהם' },
            {
              nameHas: 'the number of people',
              state: 'checked',
            },
          ),
        ),
        step(
          'Tab',
          must('link', undefined, person),
          should('table', { en: 'To Call Back', he: 'לחזור אליהם' }),
        ),
        step('Tab', must('link', callBack, person)),
        step('Tab', must('button', { en: 'Done', he: 'סיום הטיפול' }, person)),
        step('Tab', must('button', { en: 'More for', he: 'עוד פעולות' }, person)),
        own('Enter', must('menuitem', { en: 'WhatsApp', he: 'WhatsApp' })),
        own('Down', must('menuitem', { en: 'Text Message', he: 'הודעת SMS' })),
        step('Esc', must('button', { en: 'More for', he: 'עוד פעולות' }, person)),
        step('Shift+Tab', must('button', { en: 'Done', he: 'סיום הטיפול' }, person)),
        own(
          'Enter',
          must('link', callBack, { nameHas: 'the next person' }),
          must(undefined, undefined, { nameHas: 'the person and that the entry is off the list' }),
        ),
        own('F6', should('region', undefined, { nameHas: 'the number of notifications' })),
        step('Tab', must('button', undo)),
        own('Enter', must(undefined, undefined, { nameHas: 'the element that has focus again' })),
      ];
    },
  },
  WeekGrid: {
    called: 'Week grid',
    path: '/organization/:organization/appointments?show=grid',
    title: { en: 'Appointments · Console', he: 'תורים · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, ahead, back, toContent } = inLanguage(language);
      const slot = { nameHas: 'the day, the time and the number of events, or that it is free' };
      return [
        ...toContent({ en: 'Appointments', he: 'תורים' }),
        ...weekBar(language),
        step(
          'Tab',
          must('radio', { en: 'Week', he: 'שבוע' }, { state: 'checked' }),
          should('radiogroup', { en: 'View', he: 'תצוגה' }),
        ),
        // In this organization of the demo data, the week has an event before the first hour of the grid.
        ...(language === 'en'
          ? [step('Tab', must('button', undefined, { nameHas: 'how many events are before 06:00' }))]
          : []),
        step(
          'Tab',
          must('gridcell', undefined, {
            nameHas: 'today, the current half hour, the number of events, and that it is now',
          }),
          should('grid', { en: 'Appointments', he: 'תורים' }),
        ),
        own('Down', must('gridcell', undefined, slot)),
        own('Up', must('gridcell', undefined, slot)),
        own(ahead, must('gridcell', undefined, slot)),
        own(back, must('gridcell', undefined, slot)),
        own('Home', must('gridcell', undefined, { nameHas: 'the same time on the first day of the week' })),
        own('End', must('gridcell', undefined, { nameHas: 'the same time on the last day of the week' })),
        own(
          'Page Down',
          must(undefined, undefined, { nameHas: 'the first and the last day of the next week' }),
          must('gridcell', undefined, slot),
        ),
        own(
          'Page Up',
          must(undefined, undefined, { nameHas: 'the first and the last day of this week' }),
          must('gridcell', undefined, slot),
        ),
      ];
    },
  },
  WeekList: {
    called: 'Week list',
    path: '/organization/:organization/appointments?show=list',
    title: { en: 'Appointments · Console', he: 'תורים · מערכת הניהול' },
    steps(language) {
      const { must, should, step, toContent } = inLanguage(language);
      const aDay = { nameHas: 'the day, its date and the number of events' };
      const event = { nameHas: 'the times, the day, the title and the person' };
      return [
        ...toContent({ en: 'Appointments', he: 'תורים' }),
        ...weekBar(language),
        step('Tab', must('radio', { en: 'List', he: 'רשימה' }, { state: 'checked' })),
        step(
          'Tab',
          must('link', undefined, aDay),
          should('navigation', { en: 'Days of the week', he: 'ימי השבוע' }),
        ),
        step('Tab', must('link', undefined, aDay)),
        step('Enter', should('heading', undefined, { nameHas: 'the day' })),
        step('Tab', must('button', { en: 'Add on', he: 'הוספה' }, { nameHas: 'the day' })),
        step('Tab', must('button', undefined, event), should('list', undefined, { nameHas: 'the day' })),
        step('Enter', must('dialog', undefined, { nameHas: 'the title of the appointment' })),
        step('Esc', must('button', undefined, event)),
        step('Read all (keypad plus)', must(undefined, undefined, { nameHas: 'each following event, once' })),
      ];
    },
  },
  ChannelForm: {
    called: 'Channel form with errors',
    path: '/organization/:organization/channel',
    title: { en: 'Add Channel · Console', he: 'הוספת ערוץ · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, ahead, back, toContent } = inLanguage(language);
      const [basic, bot] = [
        { en: 'Basic', he: 'בסיסי' },
        { en: 'Bot', he: 'בוט' },
      ];
      const name = { en: 'Channel Name', he: 'שם הערוץ' };
      const number = { en: 'Phone Number', he: 'מספר טלפון' };
      const noName = { en: 'Channel Name is required', he: 'שם הערוץ: שדה חובה' };
      const noNumber = { en: 'Phone Number is required', he: 'מספר טלפון: שדה חובה' };
      const problem = { en: 'There is a problem: 2 errors in 1 tab', he: 'יש בעיה: שתי שגיאות בלשונית אחת' };
      return [
        ...toContent({ en: 'Add Channel', he: 'הוספת ערוץ' }),
        step('Tab', must('link', { en: 'Channels', he: 'ערוצים' })),
        step(
          'Tab',
          must('tab', basic, { state: 'selected' }),
          should('tablist', { en: 'Channel', he: 'ערוץ' }),
        ),
        own(ahead, must('tab', bot, { state: 'selected' })),
        own(back, must('tab', basic, { state: 'selected' })),
        step('Tab', must('textbox', name), should('group', { en: 'Phone Line', he: 'קו הטלפון' })),
        step('Enter', must('group', problem)),
        step('Tab', must('link', noName)),
        step('Tab', must('link', noNumber)),
        step('Shift+Tab', must('link', noName)),
        step('Enter', must('textbox', name, { state: 'invalid', description: noName })),
        {
          press: 'Type',
          text: 'Line 1',
          expect: [must(undefined, undefined, { nameHas: 'nothing but the typed characters' })],
        },
        step('Tab', must('combobox', { en: 'Type', he: 'סוג' }, { value: { en: 'Phone', he: 'טלפון' } })),
        step('Tab', must('combobox', number, { state: 'invalid', description: noNumber })),
      ];
    },
  },
  Settings: {
    called: 'Settings',
    path: '/settings',
    title: { en: 'Settings · Console', he: 'הגדרות · מערכת הניהול' },
    steps(language) {
      const { must, should, step, own, toContent } = inLanguage(language);
      const phone = { en: 'Phone', he: 'טלפון' };
      const hint = { en: '10 digits, for example 0521234567', he: '10 ספרות, לדוגמה 0521234567' };
      const notify = { en: 'Notify me when a call comes in', he: 'הודעה כשנכנסת שיחה' };
      const card = { en: 'Card ending in 4417', he: '4417' };
      return [
        ...toContent({ en: 'Settings', he: 'הגדרות' }),
        step(
          'Tab',
          must('textbox', phone, {
            value: { en: '0524418830', he: '0546630917' },
            description: hint,
          }),
          should('group', { en: 'You', he: 'הפרטים שלך' }),
        ),
        step('Select all (Ctrl+A)'),
        { press: 'Type', text: '12', expect: [] },
        step(
          'Enter',
          should('textbox', undefined, { state: 'invalid' }),
          must(undefined, undefined, { nameHas: 'that the number needs 10 digits' }),
        ),
        step(
          'Tab',
          must('combobox', { en: 'Language', he: 'שפה' }, { value: { en: 'English', he: 'עברית' } }),
        ),
        // Only Maya Levin has payment cards.
        ...(language === 'en'
          ? [
              step(
                'Tab',
                must('radio', card, { state: 'checked' }),
                should('radiogroup', { en: 'Main Card', he: '' }),
              ),
              step('Tab', must('button', { en: 'Remove Card Ending in 0926', he: '' })),
            ]
          : []),
        step('Tab', must('button', { en: 'Add Card', he: 'הוספת כרטיס' })),
        step('Tab', must('button', { en: 'Last 12 Months', he: '12 החודשים האחרונים' })),
        step('Tab', must('switch', notify, { state: 'on' })),
        own('Space', must('switch', undefined, { state: 'off' })),
        own('Space', must('switch', undefined, { state: 'on' })),
      ];
    },
  },
};

/** The links and buttons above the week, in both views. */
function weekBar(language: Language): ScreenStep[] {
  const { must, step } = inLanguage(language);
  return [
    step('Tab', must('link', { en: 'Waiting for Approval', he: 'בהמתנה לאישור' })),
    step('Tab', must('link', { en: 'Add Appointment', he: 'הוספת תור' })),
    step('Tab', must('button', { en: 'Today', he: 'היום' })),
    step('Tab', must('button', { en: 'Last week', he: 'השבוע שעבר' })),
    step('Tab', must('button', { en: 'Next week', he: 'השבוע הבא' })),
    step('Tab', must('button', { en: 'Download Week (.ics)', he: 'הורדת השבוע כקובץ ICS' })),
  ];
}

/** All scripts, sorted by screen. */
export const screenScripts: readonly ScreenScript[] = screenNames.flatMap((screen) =>
  (['en', 'he'] as const).map((language) => screenScript(screen, language)),
);
