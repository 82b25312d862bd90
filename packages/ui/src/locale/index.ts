export { addLanguage, type Dictionary } from './addLanguage.ts';
export { defineStrings, plural, type Words } from './defineStrings.ts';
export { clockTime, spokenDuration } from './duration.ts';
export { LocaleContext, useLocale } from './useLocale.ts';
