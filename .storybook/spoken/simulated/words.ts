import type { Language } from '../transcript.ts';

/** The names of roles in Chromium's tree. Other roles aren't announced. */
const roles: Record<string, Record<Language, string>> = {
  banner: { en: 'banner', he: 'כרזה' },
  button: { en: 'button', he: 'לחצן' },
  checkbox: { en: 'checkbox', he: 'תיבת סימון' },
  columnheader: { en: 'column header', he: 'כותרת עמודה' },
  combobox: { en: 'combo box', he: 'תיבה משולבת' },
  dialog: { en: 'dialog', he: 'תיבת דו־שיח' },
  figure: { en: 'figure', he: 'איור' },
  form: { en: 'form', he: 'טופס' },
  gridcell: { en: 'cell', he: 'תא' },
  grid: { en: 'grid', he: 'רשת' },
  group: { en: 'group', he: 'קבוצה' },
  heading: { en: 'heading', he: 'כותרת' },
  link: { en: 'link', he: 'קישור' },
  list: { en: 'list', he: 'רשימה' },
  navigation: { en: 'navigation', he: 'ניווט' },
  radio: { en: 'radio button', he: 'לחצן בחירה' },
  radiogroup: { en: 'group of radio buttons', he: 'קבוצת לחצני בחירה' },
  region: { en: 'region', he: 'אזור' },
  rowheader: { en: 'row header', he: 'כותרת שורה' },
  searchbox: { en: 'search box', he: 'תיבת חיפוש' },
  slider: { en: 'slider', he: 'מחוון' },
  tab: { en: 'tab', he: 'כרטיסייה' },
  table: { en: 'table', he: 'טבלה' },
  tablist: { en: 'tabs', he: 'כרטיסיות' },
  tabpanel: { en: 'tab panel', he: 'לוח כרטיסייה' },
  textbox: { en: 'text field', he: 'תיבת טקסט' },
};

/** The names of states, by name and value in Chromium's tree. */
const states: Record<string, Record<Language, string>> = {
  'expanded: true': { en: 'expanded', he: 'מורחב' },
  'expanded: false': { en: 'collapsed', he: 'מכווץ' },
  'selected: true': { en: 'selected', he: 'נבחר' },
  'checked: true': { en: 'checked', he: 'מסומן' },
  'checked: false': { en: 'not checked', he: 'לא מסומן' },
  'invalid: true': { en: 'invalid', he: 'לא תקין' },
  'required: true': { en: 'required', he: 'שדה חובה' },
  'disabled: true': { en: 'unavailable', he: 'לא זמין' },
};

export const roleWords = (role: string, language: Language) => roles[role]?.[language];

export const stateWords = (name: string, value: unknown, language: Language) =>
  states[`${name}: ${value}`]?.[language];
